import { worstOf } from '../contract/finding.ts'
import type { Entry } from '../contract/run/ledger.ts'
import type { Selection } from '../contract/run/selection.ts'

/** How far a check is with one service. */
export interface ServiceProgress {
  readonly service: string
  readonly requested: number
  readonly total: number
  readonly broken: number
  readonly warned: number
  readonly untested: number
}

/** How far a check is: its services, in the order of the catalogue, and what was asked last. */
export interface CheckState {
  readonly services: readonly ServiceProgress[]
  readonly last: string
}

/** The state before the first answer. */
export const NOT_BEGUN: CheckState = { services: [], last: '' }

/** What is going to be asked of each service on so many sites; what scenarios ask is added as it comes. */
export function begun({ questions }: Selection, sites: number): CheckState {
  const totals = new Map<string, number>()
  for (const { plan } of questions)
    totals.set(plan.operation.service, (totals.get(plan.operation.service) ?? 0) + sites)
  const services = [...totals].map(([service, total]) => nothingOf(service, total))
  return { services, last: '' }
}

/** The state after one more answer. */
export function answered({ services }: CheckState, { plan, findings, reason, caseId }: Entry): CheckState {
  const { service } = plan.operation
  const worst = worstOf(findings)
  const isBroken = worst === 'critical' || worst === 'breaking'
  const known = services.some(each => each.service === service) ? services : [...services, nothingOf(service)]
  return {
    last: caseId,
    services: known.map(each => {
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

function nothingOf(service: string, total = 0): ServiceProgress {
  return { service, requested: 0, total, broken: 0, warned: 0, untested: 0 }
}
