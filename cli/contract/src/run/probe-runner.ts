import type { ExchangeRequest, Exchange, Exchanger } from '../exchange/exchange.ts'
import { responseFinding } from '../checks/transport-findings.ts'
import { checkResponse, type ResponseCheck } from '../checks/check-response.ts'
import type { SiteContext } from '../model/site-context.ts'
import type { Plan, Probe } from '../model/plan.ts'
import { inconclusiveReason, type ProbeResult, type ProbeLog } from './probe-log.ts'

interface ProbeOutcome {
  readonly exchange: Exchange
  readonly result: ProbeResult
  readonly provided: ResponseCheck['provided']
}

export type RunProbe = (
  plan: Plan,
  probe: Pick<Probe, 'kind' | 'name' | 'status' | 'dialect'>,
  call: ExchangeRequest['call'],
  caseId: string,
) => Promise<ProbeOutcome>

export function createProbeRunner(
  exchanger: Exchanger,
  siteContext: SiteContext,
  probeLog: ProbeLog,
  onResult: (result: ProbeResult) => void = () => {},
  purpose: 'ask' | 'undo' = 'ask',
): RunProbe {
  return async (plan, probe, call, caseId) => {
    const exchange = await exchanger({ caseId, operation: plan.operation, call })
    const reason = inconclusiveReason(exchange, probe, plan)
    const base = { plan, caseId, probe, call, exchange, isCleanup: purpose === 'undo' }
    if (reason) {
      const entry =
        purpose === 'undo' && exchange.status === undefined
          ? { ...base, findings: [responseFinding('budget', 'warning', `Clean-up: ${reason.message}`)] }
          : { ...base, reason, findings: [] }
      probeLog.results.push(entry)
      onResult(entry)
      return { exchange, result: entry, provided: {} }
    }
    const { findings, sample, provided } = await checkResponse(plan, probe, exchange, { siteContext, call })
    const result = { ...base, findings, ...(sample && { sample }) }
    probeLog.results.push(result)
    onResult(result)
    return { exchange, result, provided }
  }
}

/** Stable across runs. */
export function caseIdFor(operation: string, name: string, site: string): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${operation}/${slug}@${site.toLowerCase()}`
}
