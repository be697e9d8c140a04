import {
  breadcrumbAddress,
  listTitle,
  promotedFilters,
  searchAddress,
  siteLink,
  type Listing,
} from '@wallart/sdk'
import { tileView } from '../../catalogue/tile-view.server.ts'
import { categoryLinks } from './category-links.server.ts'
import { listHead } from './list-head.server.ts'
import type { ListPageInput } from './list-page-parts.server.ts'
import type { FilterView, ListView } from './list-view.ts'

export function listView(input: ListPageInput): ListView {
  const { state, listing, context, t, fallback, emptyResult, origin } = input
  const { seo, suggestedTerm } = listing
  const link = (path: string) => siteLink(path, context)
  const title = t(listTitle(listing, state.term)) || (fallback?.name ?? '')
  const suggestedPath = suggestedTerm && searchAddress(context.site.id, suggestedTerm)
  return {
    origin,
    title,
    description: seo.galleryDescription || (fallback?.description ?? ''),
    head: listHead(input, title),
    crumbs: listing.breadcrumbs.map(crumb => ({
      name: crumb.name,
      href: link(breadcrumbAddress(crumb, state.sort)),
    })),
    categories: categoryLinks(listing.facets, link),
    filters: promotedFilters(listing.filters).map(filterView),
    total: listing.total,
    tiles: listing.hits.map(hit => tileView(hit, { context, t })),
    ...(suggestedTerm && suggestedPath && { suggested: { name: suggestedTerm, href: link(suggestedPath) } }),
    ...(emptyResult && { emptyResult }),
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
