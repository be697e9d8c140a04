import type { Listing } from '../../model/listing.ts'
import type { Message } from '../../model/message.ts'

/** The heading of a list: what was searched for, else its own heading, else its place in the shop. */
export function listTitle(
  { seo, breadcrumbs }: Pick<Listing, 'seo' | 'breadcrumbs'>,
  term?: string,
): Message {
  if (term) return { code: 'search.title', message: `Results for "${term}"`, values: { query: term } }
  return { code: 'list.title', message: seo.h1 || (breadcrumbs.at(-1)?.name ?? '') }
}
