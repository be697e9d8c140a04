/** The same seed gives the same order. */
export function seededShuffle<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed >>> 0
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return (value ^ (value >>> 14)) >>> 0
  }
  return items
    .map(thing => ({ thing, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing: item }) => item)
}
