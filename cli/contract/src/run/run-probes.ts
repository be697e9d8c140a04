import type { Plan } from '../model/plan.ts'
import { hasAll, type KnownKey, type SiteContext } from '../model/site-context.ts'
import type { Reason } from '../report/report.ts'
import type { CheckTarget } from '../model/target.ts'
import { caseIdFor, type RunProbe } from './probe-runner.ts'
import type { ProbeResult, ProbeLog } from './probe-log.ts'
import type { PlannedProbe } from './selection.ts'
import { isInconclusive, providerReason } from './provider-reason.ts'
import { findFramableWork } from './framable-work.ts'
import { PROVIDERS, VALUE_NAMES } from './providers.ts'

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

/**
 * Runs each probe once the values it needs are known; responses provide values for later probes.
 * The probes of one operation follow each other, so that one that hangs keeps no other waiting.
 */
export async function runProbes(
  plannedProbes: readonly PlannedProbe[],
  options: RunProbesOptions,
): Promise<void> {
  const { siteContext, signal, runProbe, concurrency, probeLog, onDone } = options
  const pending = new Set(plannedProbes)
  const running = new Map<Plan, Promise<void>>()
  const ask = async (plannedProbe: PlannedProbe) => {
    const { plan, probe } = plannedProbe
    const caseId = caseIdFor(plan.operation.id, probe.name, siteContext.site)
    const { provided } = await runProbe(plan, probe, probe.call(siteContext), caseId)
    const usable = Object.entries(provided).filter(([, value]) => value !== '')
    Object.assign(siteContext.known, { ...Object.fromEntries(usable), ...siteContext.known })
    running.delete(plan)
    onDone?.(plannedProbe)
  }
  const nextReady = () =>
    [...pending].find(({ plan, probe }) => !running.has(plan) && hasAll(siteContext.known, probe.needs))
  while (!signal.aborted) {
    const next = running.size < concurrency ? nextReady() : undefined
    if (next) {
      pending.delete(next)
      running.set(next.plan, ask(next))
    } else if (running.size > 0) await Promise.race(running.values())
    else if (!(await findFramableWork(pending, options))) break
  }
  await Promise.all(running.values())
  for (const plannedProbe of pending) {
    const reason = signal.aborted ? RUN_ENDED : missingReason(plannedProbe.probe.needs, options)
    probeLog.results.push(skippedResult(plannedProbe, reason, siteContext))
    onDone?.(plannedProbe)
  }
}

export const NO_ACCOUNT = notConfigured('no account is configured', 'contract check --account-file FILE')

export const NO_SINK_EMAIL = notConfigured('no sinkEmail is configured', 'help environment')

export const RUN_ENDED: Reason = { code: 'out-of-time', message: 'The run ended before its turn' }

function skippedResult({ plan, probe }: PlannedProbe, reason: Reason, { site }: SiteContext): ProbeResult {
  return { plan, probe, caseId: caseIdFor(plan.operation.id, probe.name, site), reason, findings: [] }
}

const MADE_BY_WRITING: ReadonlySet<KnownKey> = new Set(['basketId', 'photoUpi'])

const FOUND_WHERE: Readonly<Partial<Record<KnownKey, string>>> = {
  framableUpi: ' among the first ten of the list',
}

/** Why what needs these values cannot be asked. */
export function missingReason(
  needs: readonly KnownKey[],
  { siteContext, target, probeLog }: Pick<RunProbesOptions, 'siteContext' | 'target' | 'probeLog'>,
): Reason {
  const missing = needs.filter(name => siteContext.known[name] === undefined)
  const written = missing.filter(name => MADE_BY_WRITING.has(name)).map(name => VALUE_NAMES[name])
  if (written.length > 0)
    return {
      code: 'needs-writing',
      message: `No ${written.join(' and ')} available, and creating one is not allowed (use --mutating)`,
    }
  const [name = 'upi'] = missing
  if (name === 'customerToken' && !target.account) return NO_ACCOUNT
  if (name === 'giftCard') return notConfigured('no gift card is configured', 'contract check --env local')
  if (name === 'guestOrder')
    return notConfigured('no order is configured', 'contract check --order-file FILE')
  const provider = probeLog.results.find(result => isInconclusive(result) && provides(result, name))
  return provider
    ? providerReason(provider, `${provider.plan.operation.id} provided no ${VALUE_NAMES[name]}`)
    : { code: 'nothing-to-ask', message: `The check found no ${VALUE_NAMES[name]}${FOUND_WHERE[name] ?? ''}` }
}

function notConfigured(message: string, command: string): Reason {
  return { code: 'not-configured', message, next: [command] }
}

function provides({ plan }: ProbeResult, name: KnownKey): boolean {
  const providers =
    name === 'guestToken' || name === 'customerToken'
      ? ['authorize-guest', 'get-token', 'log-in']
      : [PROVIDERS[name] ?? '']
  return providers.includes(plan.operation.id)
}
