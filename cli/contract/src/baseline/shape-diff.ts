import { couldHold, hasEmptyTextsOnly, isEmptyList, type Field, type Shape } from './shape.ts'

export interface ShapeChange {
  readonly pointer: string
  readonly kind: 'added' | 'removed' | 'not-seen' | 'emptied' | 'type' | 'became-optional' | 'became-nullable'
  readonly before?: string
  readonly after?: string
}

/**
 * A field is only `removed`, `not-seen` or `added` when the other shape has seen its parent object.
 * `not-seen`: optional before, and in no response now. `emptied`: a list or text that had something in it has nothing in any response.
 */
export function shapeDiff(before: Shape, after: Shape): readonly ShapeChange[] {
  const added = [...after].flatMap(([pointer, field]): ShapeChange[] =>
    before.has(pointer) || !(couldHold(before, pointer) || pointer.endsWith('/*'))
      ? []
      : [{ pointer, kind: 'added', after: formatField(field) }],
  )
  const changed = [...before].flatMap(([pointer, field]) => changesAt(pointer, field, after))
  return [...topmostChanges(changed), ...topmostChanges(added)].toSorted((a, b) =>
    a.pointer.localeCompare(b.pointer, 'en'),
  )
}

export function formatField({ types, optional }: Field): string {
  return types.join('|') + (optional ? '?' : '')
}

/** What a baseline and its diff say of empty texts, behind the types. */
export function formatEmptiness({ empty }: Field): string {
  return empty ? `, ${empty} empty` : ''
}

function changesAt(pointer: string, field: Field, after: Shape): ShapeChange[] {
  const current = after.get(pointer)
  const before = formatField(field)
  const onlyNull = isNull(field)
  // Nothing but null is to the shop as if it were not there.
  if (!current || (isNull(current) && !onlyNull)) {
    if (field.rare) return []
    if (isEmptyList(after, pointer)) return [{ pointer, kind: 'emptied', before }]
    if (!couldHold(after, pointer)) return []
    const actual = current && { after: formatField(current) }
    return [{ pointer, kind: field.optional ? 'not-seen' : 'removed', before, ...actual }]
  }
  const hadText = field.types.includes('string') && field.empty !== 'all' && field.empty !== 'most'
  if (hadText && hasEmptyTextsOnly(current))
    return [
      {
        pointer,
        kind: 'emptied',
        before: before + formatEmptiness(field),
        after: formatField(current) + formatEmptiness(current),
      },
    ]
  const addedTypes = current.types.filter(type => !field.types.includes(type))
  const changes: ShapeChange[] = []
  if (addedTypes.length > 0 && !onlyNull)
    changes.push({
      pointer,
      kind: addedTypes.every(type => type === 'null') ? 'became-nullable' : 'type',
      before,
      after: formatField(current),
    })
  if (current.optional && !field.optional)
    changes.push({ pointer, kind: 'became-optional', before, after: formatField(current) })
  return changes
}

const isNull = ({ types }: Field) => types.every(type => type === 'null')

// Children of an added or removed field are redundant.
function topmostChanges(changes: readonly ShapeChange[]): readonly ShapeChange[] {
  const roots = changes.filter(({ kind }) =>
    ['added', 'removed', 'not-seen', 'emptied', 'type'].includes(kind),
  )
  return changes.filter(
    ({ pointer }) =>
      !roots.some(other => pointer !== other.pointer && pointer.startsWith(`${other.pointer}/`)),
  )
}
