import { columnLines } from '../../text/column-lines.ts'
import type { Baseline } from '@wallart/contract/baseline/baseline.ts'
import { PLANS } from '@wallart/contract/probes/plans.ts'
import { pluralize } from '@wallart/contract/report/summary-sentence.ts'
import { scenarioNames } from '@wallart/contract/scenarios/scenarios.ts'
import type { LastStatus, LastStatuses } from './last-status.ts'

export interface ListedOperation {
  readonly id: string
  readonly service: string
  readonly method: string
  readonly path: string
  readonly effect: string
  readonly probes: readonly string[]
  readonly scenarios: readonly string[]
  readonly recorded: string | undefined
  readonly last: LastStatus | undefined
}

export function listOperations(
  baseline: Baseline | undefined,
  statuses: LastStatuses,
  service: string | undefined,
): readonly ListedOperation[] {
  return PLANS.filter(({ operation }) => service === undefined || operation.service === service).map(
    ({ operation, probes }) => {
      const recorded = baseline?.get(operation.id)?.recorded
      return {
        id: operation.id,
        service: operation.service,
        method: operation.method,
        path: operation.path,
        effect: operation.effect,
        probes: probes.map(({ name }) => name),
        scenarios: scenarioNames(operation),
        recorded,
        last: statuses.get(operation.id),
      }
    },
  )
}

/** The longest columns come last, because a terminal truncates them. */
export function operationTable(operations: readonly ListedOperation[]): readonly string[] {
  return columnLines(
    operations.map(({ id, service, method, path, effect, probes, scenarios, recorded, last }) => [
      id,
      method,
      effect,
      last ? `${last.outcome} ${last.at.slice(0, 10)}` : '-',
      pluralize(probes.length, 'probe'),
      recorded ?? '-',
      `${service} ${path}`.trim(),
      scenarios.join(', '),
    ]),
  )
}
