/** The same things in another order, which is the same for the same seed. */
export function seededShuffle<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed >>> 0
  const next = () => {
    // mulberry32: small, and good enough to mix a list.
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
