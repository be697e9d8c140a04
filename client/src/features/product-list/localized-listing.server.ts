import { BRANDS, listTitle, type Listing, type ListState } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { breadcrumbName } from '../../catalogue/breadcrumb-name.ts'

/** A list as the shop calls it: the way home and what was searched for are said in the language of the page, and not by the catalogue. */
export function localizedListing(
  listing: Listing,
  { term }: ListState,
  { context, t }: Pick<PageRequest, 'context' | 't'>,
): Listing {
  const breadcrumbs = listing.breadcrumbs.map(step =>
    Object.assign({}, step, { name: breadcrumbName(step, t) }),
  )
  if (!term) return { ...listing, breadcrumbs }
  const name = t(listTitle(listing, term))
  const { seo } = listing
  const lastStep = breadcrumbs.at(-1)
  return {
    ...listing,
    seo: { ...seo, title: `${name} | ${BRANDS[context.site.id].name}` },
    breadcrumbs: lastStep ? [...breadcrumbs.slice(0, -1), { ...lastStep, name }] : [],
  }
}
