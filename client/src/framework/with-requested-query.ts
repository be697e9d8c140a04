/** An address that has moved for good takes along all that was requested; what it names itself is added. */
export function withRequestedQuery(location: string, requested: string): string {
  if (!requested) return location
  const at = location.indexOf('?')
  const [path, own] = at < 0 ? [location, ''] : [location.slice(0, at), location.slice(at)]
  const names = new URLSearchParams(requested)
  const added = [...new URLSearchParams(own)].filter(([name]) => !names.has(name))
  return `${path}?${requested}${added.length > 0 ? `&${new URLSearchParams(added)}` : ''}`
}
