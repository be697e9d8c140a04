import { hasAll, type KnownKey, type SiteContext } from '../model/site-context.ts'
import type { Reason } from '../report/report.ts'
import type { CheckTarget } from '../model/target.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { caseIdFor, type RunProbe } from './probe-runner.ts'
import type { ProbeResult, ProbeLog } from './probe-log.ts'
import type { PlannedProbe } from './selection.ts'
import { PROVIDERS } from './providers.ts'

export interface RunProbesOptions {
  readonly runProbe: RunProbe
  readonly probeLog: ProbeLog
  readonly siteContext: SiteContext
  readonly target: CheckTarget
  readonly concurrency: number
  readonly signal: AbortSignal
  /** Also called for probes that could not run. */
  readonly onDone?: (plannedProbe: PlannedProbe) => void
}

/** Runs each probe once the values it needs are known; responses provide values for later probes. */
export async function runProbes(
  plannedProbes: readonly PlannedProbe[],
  options: RunProbesOptions,
): Promise<void> {
  const { siteContext, signal, runProbe, concurrency, probeLog, onDone } = options
  const skip = (plannedProbe: PlannedProbe, reason: Reason) => {
    probeLog.results.push(skippedResult(plannedProbe, reason, siteContext))
    onDone?.(plannedProbe)
  }
  let pending = plannedProbes
  while (!signal.aborted) {
    const ready = pending.filter(({ probe }) => hasAll(siteContext.known, probe.needs))
    if (ready.length === 0) break
    pending = pending.filter(plannedProbe => !ready.includes(plannedProbe))
    const outcomes = await mapConcurrently(ready, concurrency, async plannedProbe => {
      if (signal.aborted) return undefined
      const { plan, probe } = plannedProbe
      const caseId = caseIdFor(plan.operation.id, probe.name, siteContext.site)
      const outcome = await runProbe(plan, probe, probe.call(siteContext), caseId)
      onDone?.(plannedProbe)
      return outcome
    })
    for (const [index, outcome] of outcomes.entries()) {
      const plannedProbe = ready[index]
      if (outcome) Object.assign(siteContext.known, { ...outcome.provided, ...siteContext.known })
      else if (plannedProbe) skip(plannedProbe, RUN_ENDED)
    }
  }
  for (const plannedProbe of pending) {
    const reason = signal.aborted ? RUN_ENDED : missingReason(plannedProbe, options)
    skip(plannedProbe, reason)
  }
}

export const NO_ACCOUNT = notConfigured('no account is configured', '--account-file FILE')

const RUN_ENDED: Reason = { code: 'out-of-time', message: 'The run ended before' }

function skippedResult({ plan, probe }: PlannedProbe, reason: Reason, { site }: SiteContext): ProbeResult {
  return { plan, probe, caseId: caseIdFor(plan.operation.id, probe.name, site), reason, findings: [] }
}

const MADE_BY_WRITING: Readonly<Partial<Record<KnownKey, string>>> = { basketId: 'basket', photoUpi: 'photo' }

function missingReason({ probe }: PlannedProbe, { siteContext, target, probeLog }: RunProbesOptions): Reason {
  const missing = probe.needs.find(name => siteContext.known[name] === undefined) ?? 'upi'
  if (missing === 'customerToken' && !target.account) return NO_ACCOUNT
  if (missing === 'giftCard') return notConfigured('no gift card is configured', '--env local')
  if (missing === 'guestOrder') return notConfigured('no order is configured', '--order-file FILE')
  const written = MADE_BY_WRITING[missing]
  if (written)
    return {
      code: 'needs-writing',
      message: `No ${written} available, and creating one is not allowed (use --mutating)`,
    }
  return (
    providerFailure(missing, probeLog) ?? {
      code: 'nothing-to-ask',
      message: `The shop has no ${missing} to probe`,
    }
  )
}

function notConfigured(message: string, flag: string): Reason {
  return { code: 'not-configured', message, next: [`cli contract check ${flag}`] }
}

// Prefer the reason of the probe that should have provided the value.
function providerFailure(name: KnownKey, { results }: ProbeLog): Reason | undefined {
  const providers =
    name === 'guestToken' || name === 'customerToken'
      ? ['authorize-guest', 'get-token', 'log-in']
      : [PROVIDERS[name] ?? '']
  const failedResult = results.find(
    ({ plan, reason, findings }) =>
      providers.includes(plan.operation.id) &&
      (reason !== undefined || findings.some(({ severity }) => severity === 'breaking')),
  )
  if (!failedResult) return undefined
  const { plan, reason } = failedResult
  const message = `${plan.operation.id} provided no ${name}`
  return {
    code: reason?.code ?? 'nothing-to-ask',
    message: reason ? `${message}: ${reason.message}` : message,
  }
}
