import {
  chooseSort,
  crumbAddress,
  isFilterValueDisabled,
  listAddress,
  listCanonical,
  listPagination,
  listRobots,
  listTitle,
  promotedFilters,
  resultCount,
  SORT_OPTIONS,
  searchAddress,
  siteLink,
  toggleFilter,
  type Filter,
  type Listing,
  type ListState,
  type SiteContext,
} from '@wallart/sdk'
import type { SiteAddress } from '../../app/page-request.ts'
import { tileView } from '../../products/tile-view.server.ts'
import type { ChoiceView, ListView } from './list-view.ts'

/** How many values of a filter stand in the page; the others are a search away. */
const VALUES_SHOWN = 12

/** What a list's page is made of. */
export interface ListPageParts {
  readonly pathname: string
  readonly state: ListState
  readonly listing: Listing
  readonly context: SiteContext
  readonly address: SiteAddress
}

/** A product list as its page shows it. */
export function listView({ pathname, state, listing, context, address }: ListPageParts): ListView {
  const link = (path: string) => siteLink(path, context)
  const { robots, linkRel } = listRobots(state, listing.total)
  const { seo, suggestedTerm } = listing
  const title = listTitle(listing, state.term).message
  const suggestedHref = suggestedTerm && searchAddress(context.site.id, suggestedTerm)
  return {
    title,
    count: resultCount(listing.total).message,
    description: seo.galleryDescription,
    seo: {
      title: seo.title || title,
      description: seo.description,
      robots,
      canonical: address(listCanonical(context.site.id, pathname, state)),
    },
    crumbs: listing.breadcrumbs.map(crumb => ({
      name: crumb.name,
      href: link(crumbAddress(crumb, state.sort)),
    })),
    filters: promotedFilters(listing.filters).map(filter => ({
      id: filter.attributeId,
      label: filter.label,
      values: filterChoices(filter, pathname, state, link, linkRel),
    })),
    sorts: SORT_OPTIONS.map(({ id, label }) => ({
      label,
      isChosen: id === state.sort,
      href: link(listAddress(pathname, chooseSort(state, id) ?? state)),
    })),
    tiles: listing.hits.map(hit => tileView(hit, context)),
    pages: pageChoices(pathname, state, listing.total, link),
    suggested:
      suggestedTerm && suggestedHref ? { term: suggestedTerm, href: link(suggestedHref) } : undefined,
  }
}

function filterChoices(
  { attributeId, values }: Filter,
  pathname: string,
  state: ListState,
  link: (path: string) => string,
  rel: string | undefined,
): readonly ChoiceView[] {
  return values
    .filter(value => !isFilterValueDisabled(value))
    .slice(0, VALUES_SHOWN)
    .map(({ value, label, count, selected }) => ({
      label: count === undefined ? label : `${label} (${count})`,
      isChosen: selected,
      href: link(listAddress(pathname, toggleFilter(state, attributeId, value))),
      rel,
    }))
}

function pageChoices(
  pathname: string,
  state: ListState,
  total: number,
  link: (path: string) => string,
): readonly ChoiceView[] {
  const { pages, first, previous, next } = listPagination(pathname, state, total)
  const named = [
    ...(previous ? [{ ...previous, label: 'Previous', isCurrent: false }] : []),
    ...(first ? [{ ...first, label: '1 …' }] : []),
    ...pages.map(({ page, address, isCurrent }) => ({ label: String(page), address, isCurrent })),
    ...(next ? [{ ...next, label: 'Next', isCurrent: false }] : []),
  ]
  return named.map(({ label, address: path, isCurrent }) => ({
    label,
    href: link(path),
    isChosen: isCurrent,
  }))
}
