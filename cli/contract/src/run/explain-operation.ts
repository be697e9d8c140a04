import { contractVectors } from '@wallart/sdk/testing'
import type { Baseline } from '../baseline/baseline.ts'
import { formatField } from '../baseline/shape-diff.ts'
import type { Shape } from '../baseline/shape.ts'
import { trackReads } from '../checks/track-reads.ts'
import type { Plan } from '../model/plan.ts'

export interface OperationExplanation {
  readonly id: string
  readonly call: string
  readonly service: string
  readonly effect: string
  readonly access: string
  readonly budgetMs: number
  readonly readBy: readonly string[]
  readonly rules: readonly string[]
  readonly probes: readonly string[]
  readonly reads: readonly string[]
  /** Fields of the baseline that the shop does not read. */
  readonly unread: readonly string[]
}

export async function explainOperation(
  { operation, contract, readBy, rules, probes, readsUnnamed }: Plan,
  baseline: Baseline | undefined,
): Promise<OperationExplanation> {
  const example =
    contractVectors().find(each => each.operation.id === operation.id) ??
    contractVectors().find(each => each.contract === contract)
  const shape: Shape = baseline?.get(operation.id)?.shape ?? new Map()
  const reads = new Set([
    ...(example ? await trackReads(contract, example.good) : []),
    ...[...shape.keys()].filter(readsUnnamed),
  ])
  return {
    id: operation.id,
    call: `${operation.method} ${operation.path || '/'}`,
    service: operation.service,
    effect: operation.effect,
    access: operation.access,
    budgetMs: operation.budgetMs,
    readBy,
    rules,
    probes: probes.map(({ name, status }) => `${name}: ${status.join(' or ')}`),
    reads: [...reads].toSorted(),
    unread: [...shape]
      .filter(([pointer]) => pointer !== '' && !reads.has(pointer))
      .map(([pointer, field]) => `${pointer} ${formatField(field)}`),
  }
}

function section(title: string, entries: readonly string[]): readonly string[] {
  return entries.length > 0 ? [`${title}:`, ...entries.map(entry => `  ${entry}`)] : []
}

export function explanationLines(explanation: OperationExplanation): readonly string[] {
  const { id, call, service, effect, access, budgetMs, readBy, rules, probes, reads, unread } = explanation
  return [
    `${id}  ${call} of the service ${service}`,
    `${effect}, for ${access}, within ${budgetMs} ms`,
    ...section('Read by', readBy),
    ...section('Rules run on the response', rules),
    ...section('Probes', probes),
    ...section('Read fields', reads),
    ...section('Unread fields', unread),
  ]
}
