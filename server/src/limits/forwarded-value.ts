/** What the outermost of the trusted proxies wrote; the first value where one of them passes on what another wrote. */
export function forwardedValue(
  header: string | readonly string[] | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0) return undefined
  const seen = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  return seen.at(-trustedProxies) ?? seen[0]
}
