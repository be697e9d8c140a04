import { pointerSegment } from '../json/pointer.ts'
import { typeName } from '../json/type-name.ts'

/** What was seen at one place. */
export interface Field {
  /** In the order of the alphabet. */
  readonly types: readonly string[]
  /** Whether it was ever left out by what should hold it. */
  readonly optional: boolean
}

/** The types of an answer without any of its values, by pointers in which a star stands for every entry. */
export type Shape = ReadonlyMap<string, Field>

interface Tally {
  readonly types: Set<string>
  count: number
}

/** The shape of some answers to the same question; the keys of a map are data and become a star too. */
export function inferShape(answers: readonly unknown[], maps: readonly string[] = []): Shape {
  const tallies = new Map<string, Tally>()
  const holders = new Map<string, number>()

  function visit(value: unknown, pointer: string): void {
    const tally = tallies.get(pointer) ?? { types: new Set<string>(), count: 0 }
    tallies.set(pointer, tally)
    tally.types.add(typeName(value))
    tally.count += 1
    if (typeof value !== 'object' || value === null) return
    const isMany = Array.isArray(value) || maps.includes(pointer)
    if (!isMany) holders.set(pointer, (holders.get(pointer) ?? 0) + 1)
    for (const [key, entry] of Object.entries(value))
      visit(entry, pointer + (isMany ? '/*' : pointerSegment(key)))
  }

  for (const answer of answers) visit(answer, '')
  return new Map(
    [...tallies].map(([pointer, { types, count }]) => {
      const holder = holders.get(pointer.slice(0, pointer.lastIndexOf('/')))
      const optional = pointer !== '' && holder !== undefined && count < holder
      return [pointer, { types: [...types].toSorted(), optional }]
    }),
  )
}

/** Two shapes of the same operation as one. */
export function mergeShapes(one: Shape, other: Shape): Shape {
  const pointers = [...new Set([...one.keys(), ...other.keys()])].toSorted()
  return new Map(
    pointers.map(pointer => {
      const [a, b] = [one.get(pointer), other.get(pointer)]
      const types = [...new Set([...(a?.types ?? []), ...(b?.types ?? [])])].toSorted()
      const isMissing = (field: Field | undefined, shape: Shape) => !field && couldHold(shape, pointer)
      const optional =
        a?.optional === true || b?.optional === true || isMissing(a, one) || isMissing(b, other)
      return [pointer, { types, optional }]
    }),
  )
}

/** Whether a shape has seen an object that could have held the field. */
export function couldHold(shape: Shape, pointer: string): boolean {
  return (
    !pointer.endsWith('/*') &&
    (shape.get(pointer.slice(0, pointer.lastIndexOf('/')))?.types.includes('object') ?? false)
  )
}
