import type { Listing } from '@wallart/sdk'
import type { AbsoluteUrl } from '../../framework/page-request.server.ts'

/** A list as search engines read it: the way to it, and where its products are. */
export function listStructuredData({ breadcrumbs, hits }: Listing, address: AbsoluteUrl): object {
  const breadcrumbItems = breadcrumbs.map(({ name, displayUrl }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(displayUrl && index < breadcrumbs.length - 1 && { item: address(displayUrl) }),
  }))
  const productItems = hits.map(({ url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: address(url),
  }))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(breadcrumbItems.length > 0
        ? [{ '@type': 'BreadcrumbList', itemListElement: breadcrumbItems }]
        : []),
      ...(productItems.length > 0 ? [{ '@type': 'ItemList', itemListElement: productItems }] : []),
    ],
  }
}
