import type { FilterChip } from '../../model/list-state.ts'
import type { Message } from '../../model/message.ts'
import { resultCount } from './result-count.ts'

/** A chosen value, and how many products the list would have without it. */
export interface FilterRemoval {
  readonly chip: FilterChip
  readonly total: number
}

/** The removal that gives most when filters are too narrow, or undefined when none helps. */
export function bestRemoval(removals: readonly FilterRemoval[]): FilterRemoval | undefined {
  return removals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)[0]
}

/** What the shop proposes when filters are too narrow. */
export function removalMessage({ chip, total }: FilterRemoval): Message<'list.remove-filter'> {
  const { label } = chip
  return {
    code: 'list.remove-filter',
    message: `Remove ${label}: ${resultCount(total).message}`,
    values: { label, total },
  }
}
