import type { Baseline } from './baseline.ts'
import type { Shape } from './shape.ts'
import { shapeDiff, type ShapeChange } from './shape-diff.ts'

export interface OperationChanges {
  readonly id: string
  readonly changes: readonly (ShapeChange | { readonly pointer: ''; readonly kind: 'new' | 'gone' })[]
}

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

/** Empty texts that the next check would judge wrongly, though they are no change: none was known, or all were empty. */
export function hasOtherEmptyTexts(before: Shape, after: Shape): boolean {
  return [...after].some(([pointer, { empty }]) => {
    const known = before.get(pointer)?.empty
    return known === undefined ? empty !== undefined : known === 'all' && empty !== 'all'
  })
}

export function hasBreakingChanges(operations: readonly OperationChanges[]): boolean {
  return operations.some(({ changes }) =>
    changes.some(({ kind }) => ['removed', 'type', 'gone'].includes(kind)),
  )
}

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
