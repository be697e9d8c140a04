import type { Baseline } from './baseline.ts'
import { shapeDiff, type ShapeChange } from './shape-diff.ts'

/** How one operation differs between two baselines. */
export interface OperationChanges {
  readonly id: string
  readonly changes: readonly (ShapeChange | { readonly pointer: ''; readonly kind: 'new' | 'gone' })[]
}

/** How two baselines differ, operation by operation. */
export function diffBaselines(before: Baseline, after: Baseline): readonly OperationChanges[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return ids.flatMap((id): OperationChanges[] => {
    const [old, now] = [before.get(id), after.get(id)]
    if (!old) return [{ id, changes: [{ pointer: '', kind: 'new' }] }]
    if (!now) return [{ id, changes: [{ pointer: '', kind: 'gone' }] }]
    const changes = shapeDiff(old.shape, now.shape)
    return changes.length > 0 ? [{ id, changes }] : []
  })
}

/** Whether somebody who reads the old one may fail on the new one. */
export function hasBreakingChanges(operations: readonly OperationChanges[]): boolean {
  return operations.some(({ changes }) =>
    changes.some(({ kind }) => ['removed', 'type', 'gone'].includes(kind)),
  )
}

/** The differences as lines of a change log. */
export function changeLines(operations: readonly OperationChanges[]): readonly string[] {
  return operations.flatMap(({ id, changes }) => [
    id,
    ...changes.map(change => {
      const types =
        'before' in change || 'after' in change ? `  ${change.before ?? '-'} → ${change.after ?? '-'}` : ''
      return `  ${change.kind.padEnd(15)} ${change.pointer || '/'}${types}`
    }),
  ])
}
