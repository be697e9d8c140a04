import { worstSeverity } from '@wallart/contract/report/finding.ts'
import type { ProbeResult } from '@wallart/contract/run/probe-log.ts'
import type { CheckOptions } from '@wallart/contract/run/run-check.ts'
import type { Selection } from '@wallart/contract/run/selection.ts'

export interface ServiceProgress {
  readonly service: string
  readonly requested: number
  readonly total: number
  readonly broken: number
  readonly warned: number
  readonly untested: number
}

export interface CheckState {
  readonly services: readonly ServiceProgress[]
  readonly last: string
}

export const EMPTY_CHECK_STATE: CheckState = { services: [], last: '' }

export function initialCheckState({ plannedProbes }: Selection, sites: number): CheckState {
  const totals = new Map<string, number>()
  for (const { plan } of plannedProbes)
    totals.set(plan.operation.service, (totals.get(plan.operation.service) ?? 0) + sites)
  const services = [...totals].map(([service, total]) => emptyProgress(service, total))
  return { services, last: '' }
}

export function withResult(
  { services }: CheckState,
  { plan, findings, reason, caseId }: ProbeResult,
): CheckState {
  const { service } = plan.operation
  const worst = worstSeverity(findings)
  const isBroken = worst === 'critical' || worst === 'breaking'
  const existing = services.some(each => each.service === service)
    ? services
    : [...services, emptyProgress(service)]
  return {
    last: caseId,
    services: existing.map(each => {
      if (each.service !== service) return each
      const requested = each.requested + 1
      return {
        service,
        requested,
        total: Math.max(each.total, requested),
        broken: each.broken + Number(isBroken),
        warned: each.warned + Number(worst === 'warning'),
        untested: each.untested + Number(reason !== undefined),
      }
    }),
  }
}

export type ProgressListener = Required<Pick<CheckOptions, 'onSelected' | 'onResult'>>

export function createProgressListener(sites: number, show: (state: CheckState) => void): ProgressListener {
  let state = EMPTY_CHECK_STATE
  const update = (next: CheckState) => {
    state = next
    show(state)
  }
  return {
    onSelected: selection => update(initialCheckState(selection, sites)),
    onResult: entry => update(withResult(state, entry)),
  }
}

function emptyProgress(service: string, total = 0): ServiceProgress {
  return { service, requested: 0, total, broken: 0, warned: 0, untested: 0 }
}
