/** The name that a mistyped one was most likely meant to be. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(typed.length / 3))
  const [best] = names
    .map(name => ({ name, steps: stepsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((one, other) => one.steps - other.steps)
  return best?.name
}

/** How many letters have to be put in, taken out or changed. */
function stepsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of Array.from(one).entries()) {
    const line = [row + 1]
    for (const [column, opposite] of Array.from(other).entries())
      line.push(
        Math.min(
          (above[column] ?? 0) + (letter === opposite ? 0 : 1),
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
        ),
      )
    above = line
  }
  return above.at(-1) ?? 0
}
