import { holds, type Field, type Shape } from './shape.ts'

/** One difference between two shapes. */
export interface ShapeChange {
  readonly pointer: string
  readonly kind: 'added' | 'removed' | 'type' | 'became-optional' | 'became-nullable'
  readonly before?: string
  readonly after?: string
}

/** How a shape differs from the one before; what nothing could have held is no difference. */
export function shapeDiff(before: Shape, after: Shape): readonly ShapeChange[] {
  const added = [...after].flatMap(([pointer, field]): ShapeChange[] =>
    before.has(pointer) || !(holds(before, pointer) || pointer.endsWith('/*'))
      ? []
      : [{ pointer, kind: 'added', after: textOf(field) }],
  )
  const changed = [...before].flatMap(([pointer, field]) => changesAt(pointer, field, after))
  return [...topmost(changed), ...topmost(added)].toSorted((a, b) => a.pointer.localeCompare(b.pointer, 'en'))
}

/** The types of a field, as a baseline spells them. */
export function textOf({ types, optional }: Field): string {
  return types.join('|') + (optional ? '?' : '')
}

function changesAt(pointer: string, field: Field, after: Shape): ShapeChange[] {
  const now = after.get(pointer)
  const before = textOf(field)
  if (!now) return !field.optional && holds(after, pointer) ? [{ pointer, kind: 'removed', before }] : []
  const news = now.types.filter(type => !field.types.includes(type))
  const changes: ShapeChange[] = []
  const onlyNull = field.types.every(type => type === 'null')
  if (news.length > 0 && !onlyNull)
    changes.push({
      pointer,
      kind: news.every(type => type === 'null') ? 'became-nullable' : 'type',
      before,
      after: textOf(now),
    })
  if (now.optional && !field.optional)
    changes.push({ pointer, kind: 'became-optional', before, after: textOf(now) })
  return changes
}

// What hangs below a field that came or went says nothing new.
function topmost(changes: readonly ShapeChange[]): readonly ShapeChange[] {
  const cut = changes.filter(({ kind }) => kind === 'added' || kind === 'removed' || kind === 'type')
  return changes.filter(
    ({ pointer }) => !cut.some(other => pointer !== other.pointer && pointer.startsWith(`${other.pointer}/`)),
  )
}
