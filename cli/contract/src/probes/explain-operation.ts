import { contractVectors } from '@wallart/sdk/testing'
import type { Baseline } from '../baseline/baseline.ts'
import { formatField } from '../baseline/shape-diff.ts'
import { trackReads } from '../checks/track-reads.ts'
import type { Plan } from './plan.ts'

/** What an operation is to the shop. */
export interface OperationExplanation {
  readonly id: string
  readonly call: string
  readonly effect: string
  readonly access: string
  readonly spec: string
  readonly budgetMs: number
  readonly readBy: readonly string[]
  readonly rules: readonly string[]
  readonly probes: readonly string[]
  /** The fields that the shop looks at. */
  readonly reads: readonly string[]
  /** What the baseline has besides: nobody reads it, so it may go. */
  readonly unread: readonly string[]
}

/** What the shop reads of an answer, who uses it, and where the specification speaks of it. */
export async function explainOperation(
  { operation, contract, readBy, rules, probes }: Plan,
  baseline: Baseline | undefined,
): Promise<OperationExplanation> {
  const example =
    contractVectors().find(each => each.operation.id === operation.id) ??
    contractVectors().find(each => each.contract === contract)
  const reads = example ? await trackReads(contract, example.good) : new Set<string>()
  const shape = baseline?.get(operation.id)?.shape ?? new Map()
  return {
    id: operation.id,
    call: `${operation.method} ${operation.path || '/'}`,
    effect: operation.effect,
    access: operation.access,
    spec: operation.spec,
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

/** The same as lines. */
export function explanationLines(explanation: OperationExplanation): readonly string[] {
  const { id, call, effect, access, spec, budgetMs, readBy, rules, probes, reads, unread } = explanation
  return [
    `${id}  ${call}`,
    `${effect}, for ${access}, within ${budgetMs} ms  (${spec})`,
    ...section('Read by', readBy),
    ...section('Rules run on the answer', rules),
    ...section('Questions', probes),
    ...section('Fields that are read', reads),
    ...section('Fields that nobody reads', unread),
  ]
}
