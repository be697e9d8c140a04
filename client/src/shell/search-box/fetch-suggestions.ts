import type { SiteContext, Suggestions } from '@wallart/sdk'

/** Asks the server what it suggests for a term; fails like any request that is refused or stopped. */
export async function fetchSuggestions(
  term: string,
  { site, locale }: SiteContext,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ q: term, site: site.id, locale: locale.id })
  const response = await fetch(`/api/suggest?${query.toString()}`, { signal })
  if (!response.ok) throw new Error(`Suggestions were refused with ${response.status}`)
  return response.json()
}
