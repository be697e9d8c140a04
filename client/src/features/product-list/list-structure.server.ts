import type { Listing } from '@wallart/sdk'
import type { SiteAddress } from '../../framework/page-request.server.ts'

/** A list as search engines read it: the way to it, and where its products are. */
export function listStructure({ breadcrumbs, hits }: Listing, address: SiteAddress): object {
  const way = breadcrumbs.map(({ name, displayUrl }, listLocation) => ({
    '@type': 'ListItem',
    position: listLocation + 1,
    name,
    ...(listLocation < breadcrumbs.length - 1 && { item: address(displayUrl) }),
  }))
  const products = hits.map(({ url }, listLocation) => ({
    '@type': 'ListItem',
    position: listLocation + 1,
    url: address(url),
  }))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(way.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement: way }] : []),
      ...(products.length > 0 ? [{ '@type': 'ItemList', itemListElement: products }] : []),
    ],
  }
}
