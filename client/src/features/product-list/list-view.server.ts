import {
  breadcrumbAddress,
  listTitle,
  promotedFilters,
  searchAddress,
  siteLink,
  type Listing,
} from '@wallart/sdk'
import { tileView } from '../../catalogue/tile-view.server.ts'
import { facetViews } from './category-links.server.ts'
import { listHead } from './list-head.server.ts'
import type { ListPageParts } from './list-page-parts.server.ts'
import { listStructure } from './list-structure.server.ts'
import type { FilterView, ListView } from './list-view.ts'

/** A product list as its page shows it. */
export function listView(parts: ListPageParts): ListView {
  const { state, listing, context, t, fallback, failure, origin } = parts
  const { seo, suggestedTerm } = listing
  const link = (path: string) => siteLink(path, context)
  const title = t(listTitle(listing, state.term)) || (fallback?.name ?? '')
  const suggestedPath = suggestedTerm && searchAddress(context.site.id, suggestedTerm)
  return {
    origin,
    title,
    description: seo.galleryDescription || (fallback?.description ?? ''),
    head: listHead(parts, title),
    structure: listStructure(listing, parts.address),
    crumbs: listing.breadcrumbs.map(crumb => ({
      name: crumb.name,
      href: link(breadcrumbAddress(crumb, state.sort)),
    })),
    facets: facetViews(listing.facets, link),
    filters: promotedFilters(listing.filters).map(filterView),
    total: listing.total,
    tiles: listing.hits.map(hit => tileView(hit, { context, t })),
    ...(suggestedTerm && suggestedPath && { suggested: { name: suggestedTerm, href: link(suggestedPath) } }),
    ...(failure && { failure }),
  }
}

function filterView({ attributeId, label, values }: Listing['filters'][number]): FilterView {
  return {
    attributeId,
    label,
    values: values.map(({ value, label: name, count }) => ({
      value,
      label: name,
      ...(count !== undefined && { count }),
    })),
  }
}
