import { pointerSegment } from '../json/pointer.ts'
import { typeName } from '../json/type-name.ts'

export interface Field {
  /** Sorted alphabetically. */
  readonly types: readonly string[]
  /** Missing from at least one parent object. */
  readonly optional: boolean
  /** Optional, and in so few parent objects that other responses may have none. */
  readonly rare?: boolean
  /** How many of its texts are empty, where any is; `most` where other responses may have no other. */
  readonly empty?: 'some' | 'most' | 'all'
  /** How many texts were seen; no baseline has it. */
  readonly texts?: number
}

/** Field types by JSON pointer; `*` stands for every list entry. */
export type Shape = ReadonlyMap<string, Field>

interface Tally {
  readonly types: Set<string>
  count: number
  texts: number
  emptyTexts: number
}

/** A field that so many objects have is hardly missing from as many others by chance. */
const SOME = 10

/** Merges the responses of one operation into one shape; keys of a map are data and become `*`. */
export function inferShape(answers: readonly unknown[], maps: readonly string[] = []): Shape {
  const tallies = new Map<string, Tally>()
  const holders = new Map<string, number>()

  function visit(value: unknown, pointer: string): void {
    const tally = tallies.get(pointer) ?? { types: new Set<string>(), count: 0, texts: 0, emptyTexts: 0 }
    tallies.set(pointer, tally)
    tally.types.add(typeName(value))
    tally.count += 1
    if (typeof value === 'string') {
      tally.texts += 1
      if (value.trim() === '') tally.emptyTexts += 1
    }
    if (typeof value !== 'object' || value === null) return
    const isMany = Array.isArray(value) || maps.includes(pointer)
    if (!isMany) holders.set(pointer, (holders.get(pointer) ?? 0) + 1)
    for (const [key, entry] of Object.entries(value))
      visit(entry, pointer + (isMany ? '/*' : pointerSegment(key)))
  }

  for (const answer of answers) visit(answer, '')
  return new Map(
    [...tallies].map(([pointer, { types, count, texts, emptyTexts }]) => {
      const holder = holders.get(pointer.slice(0, pointer.lastIndexOf('/')))
      const optional = pointer !== '' && holder !== undefined && count < holder
      const rare = optional && isFew(count, holder)
      const empty = emptiness(texts, emptyTexts)
      return [
        pointer,
        {
          types: [...types].toSorted(),
          optional,
          ...(rare && { rare }),
          ...(empty && { empty }),
          ...(texts > 0 && { texts }),
        },
      ]
    }),
  )
}

const isFew = (count: number, all: number) => count * 2 < all && count < SOME

function emptiness(texts: number, emptyTexts: number): Field['empty'] {
  if (emptyTexts === 0) return undefined
  if (emptyTexts === texts) return 'all'
  return isFew(texts - emptyTexts, texts) ? 'most' : 'some'
}

/** What one of them never has, the field or a text in it, is rare: it may depend on the brand. */
export function mergeShapes(one: Shape, other: Shape): Shape {
  const pointers = [...new Set([...one.keys(), ...other.keys()])].toSorted()
  return new Map(
    pointers.map(pointer => {
      const [a, b] = [one.get(pointer), other.get(pointer)]
      const types = [...new Set([...(a?.types ?? []), ...(b?.types ?? [])])].toSorted()
      const isMissing = (field: Field | undefined, shape: Shape) =>
        !field && (couldHold(shape, pointer) || isEmptyList(shape, pointer))
      const optional =
        a?.optional === true || b?.optional === true || isMissing(a, one) || isMissing(b, other)
      const rare = [a, b].some(field => field?.rare) || isMissing(a, one) || isMissing(b, other)
      const empty = mergedEmptiness([a, b].flatMap(field => (field?.types.includes('string') ? field : [])))
      return [pointer, { types, optional, ...(rare && { rare }), ...(empty && { empty }) }]
    }),
  )
}

function mergedEmptiness(fields: readonly Field[]): Field['empty'] {
  const each = fields.map(({ empty }) => empty)
  if (each.includes('all')) return each.every(empty => empty === 'all') ? 'all' : 'most'
  return each.find(empty => empty === 'most') ?? each.find(Boolean)
}

/** Whether the shape contains the parent object of a pointer. */
export function couldHold(shape: Shape, pointer: string): boolean {
  return (
    !pointer.endsWith('/*') &&
    (shape.get(pointer.slice(0, pointer.lastIndexOf('/')))?.types.includes('object') ?? false)
  )
}

/** Whether the shape has the list of a pointer to its entries, and none of them. */
export function isEmptyList(shape: Shape, pointer: string): boolean {
  const [, list] = /^(.*)\/\*$/.exec(pointer) ?? []
  return list !== undefined && !shape.has(pointer) && (shape.get(list)?.types.includes('array') ?? false)
}

/** Whether there are texts, and neither one with anything in it nor anything else but null. */
export function hasEmptyTextsOnly({ types, empty }: Field): boolean {
  return empty === 'all' && types.every(type => type === 'string' || type === 'null')
}
