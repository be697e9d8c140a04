export function closestMatch(typed: string, names: readonly string[]): string | undefined {
  const maxDistance = Math.max(1, Math.floor(typed.length / 3))
  const [best] = names
    .map(name => ({ name, steps: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ steps: distance }) => distance <= maxDistance)
    .toSorted((one, other) => one.steps - other.steps)
  return best?.name
}

/** Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let previousRow = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(one).entries()) {
    const currentRow = [row + 1]
    for (const [column, opposite] of Array.from(other).entries())
      currentRow.push(
        Math.min(
          (previousRow[column] ?? 0) + (letter === opposite ? 0 : 1),
          (previousRow[column + 1] ?? 0) + 1,
          (currentRow[column] ?? 0) + 1,
        ),
      )
    previousRow = currentRow
  }
  return previousRow.at(-1) ?? 0
}
