import {
  listPageCount,
  priceView,
  selectedFilters,
  SORT_OPTIONS,
  tileBadges,
  tileSizeText,
  type FilterValue,
  type Hit,
  type Listing,
  type SiteId,
  type SortId,
} from '@wallart/sdk'
import { createListingClient } from '@wallart/sdk/clients/listing'
import { searchListingContract } from '@wallart/sdk/contracts/search-listing'
import type { Connection } from '../shell/connect.ts'
import { Failure } from '../shell/failure.ts'
import { closestMatch } from '../shell/closest-match.ts'
import { nameMissing } from '../shell/name-missing.ts'
import { createPageAddress, type PageAddress } from '../shell/page-address.ts'
import { toPrice, type Price } from './price.ts'

export interface ListedWork {
  /** What "product" takes. */
  readonly upi: string
  readonly name: string
  readonly artist?: string
  readonly prefix?: string
  readonly price: Price
  readonly oldPrice?: Price
  readonly percentOff?: number
  readonly size?: string
  readonly productType: string
  readonly badges: readonly string[]
  readonly orderable: boolean
  readonly address: string
}

interface ListedFilter {
  readonly attributeId: string
  readonly label: string
  readonly values: readonly ListedValue[]
}

interface ListedValue {
  /** What `--filter` takes, `attribute:value`. */
  readonly filter: string
  readonly value: string
  readonly label: string
  readonly count?: number
  readonly selected: boolean
}

export interface ListingDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly term: string
  readonly categoryId?: string
  readonly sort: SortId
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly suggestedTerm?: string
  readonly hits: readonly ListedWork[]
  readonly filters: readonly ListedFilter[]
  /** Number of hits the shop cannot show. */
  readonly dropped: number
}

export interface ListingQuery {
  readonly term: string
  readonly categoryId?: string
  readonly sort: SortId
  /** `attribute:value`. */
  readonly filters: readonly string[]
  readonly page: number
  readonly limit: number
}

export async function readListing(
  connection: Connection,
  { filters, ...query }: ListingQuery,
  signal: AbortSignal = connection.signal,
): Promise<ListingDocument> {
  const client = createListingClient(connection.http, {
    contracts: { listing: searchListingContract },
    ...connection.scope,
  })
  const selected = parseFilters(filters)
  const search = client.search({ ...query, filters: selected }, { signal })
  const { categoryId } = query
  const listing = await (categoryId
    ? nameMissing(search, `There is no category "${categoryId}"`, {
        hint: `See: ${connection.program} categories`,
      })
    : nameMissing(search, 'There is no search at this address', {
        hint: `Ask: ${connection.program} doctor`,
      }))
  const listed = new Set(listing.filters.map(({ attributeId }) => attributeId))
  const areListed = selected.every(({ attributeId }) => listed.has(attributeId))
  if (!areListed || (listing.total === 0 && selected.length > 0)) {
    const unfiltered = await client.search({ ...query, page: 1 }, { signal })
    for (const filter of selected) checkFilter(filter, unfiltered)
  }
  checkPage(query, listing)
  return toListingDocument(connection, { filters, ...query }, listing)
}

// A list without hits lists no filters; only what it is without them tells which there are.
function checkFilter(
  { attributeId, values }: ReturnType<typeof parseFilters>[number],
  { filters }: Listing,
): void {
  const names = filters.map(filter => filter.attributeId)
  const filter = filters.find(each => each.attributeId === attributeId)
  if (filter) for (const value of values) checkValue(value, filter)
  if (names.length === 0 || filter) return
  const suggestion = closestMatch(attributeId, names)
  throw new Failure('usage', `Unknown filter "${attributeId}"`, {
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}Available: ${names.join(', ')}.`,
  })
}

// A value that is not listed may be meant, as any range of prices; one that is nearly listed is misspelt.
function checkValue(value: string, { attributeId, values }: Listing['filters'][number]): void {
  const names = values.map(each => each.value)
  const suggestion = names.includes(value) ? undefined : closestMatch(value, names)
  if (suggestion)
    throw new Failure('usage', `The filter "${attributeId}" has no value "${value}"`, {
      hint: `Did you mean ${attributeId}:${suggestion}?`,
    })
}

function checkPage({ page, limit }: Pick<ListingQuery, 'page' | 'limit'>, { total }: Listing): void {
  const pages = listPageCount(total, limit)
  if (total === 0 || page <= pages) return
  const only = pages === 1 ? 'is only 1 page' : `are only ${pages} pages`
  throw new Failure('not-found', `There is no page ${page}: there ${only}`)
}

export function parseSort(name: string): SortId {
  const names = SORT_OPTIONS.map(({ id }) => id)
  const found = names.find(id => id === name)
  if (found) return found
  const suggestion = closestMatch(name, names)
  throw new Failure('usage', `Unknown sort "${name}"`, {
    hint: suggestion ? `Did you mean ${suggestion}?` : `Available: ${names.join(', ')}.`,
  })
}

function parseFilters(texts: readonly string[]) {
  const pairs = texts.map((text): readonly [string, string] => {
    const [attributeId = '', ...value] = text.split(':')
    if (!attributeId || value.length === 0)
      throw new Failure('usage', `"${text}" is not a filter`, { hint: 'Use e.g. color:blue.' })
    return [attributeId, value.join(':')]
  })
  return selectedFilters(pairs)
}

function toListingDocument(
  connection: Connection,
  { term, categoryId, sort, page, limit }: ListingQuery,
  { hits, total, filters, suggestedTerm, dropped }: Listing,
): ListingDocument {
  const { scope } = connection
  const address = createPageAddress(connection)
  return {
    schemaVersion: 1,
    site: scope.siteId,
    term,
    ...(categoryId && { categoryId }),
    sort,
    page,
    pages: listPageCount(total, limit),
    total,
    ...(suggestedTerm && { suggestedTerm }),
    hits: hits.map(hit => toListedWork(hit, scope.locale, address)),
    filters: filters.map(({ attributeId, label, values }) => ({
      attributeId,
      label,
      values: values.map(value => toListedValue(attributeId, value)),
    })),
    dropped,
  }
}

function toListedWork(hit: Hit, locale: string, address: PageAddress): ListedWork {
  const { productId: upi, name, artist, price, msrp, hitType, hasMoreSizes, productType, orderable } = hit
  const view = priceView({ current: price, list: msrp, hitType, hasMoreSizes })
  const size = tileSizeText(hit)
  return {
    upi,
    name,
    ...(artist && { artist: artist.fullName }),
    ...(view.prefix && { prefix: view.prefix.message }),
    price: toPrice(view.current, locale),
    ...(view.oldPrice && { oldPrice: toPrice(view.oldPrice, locale) }),
    ...(view.percentOff && { percentOff: view.percentOff }),
    ...(size && { size: size.message }),
    productType,
    badges: tileBadges(hit).map(({ message }) => message),
    orderable,
    address: address(hit.url),
  }
}

function toListedValue(attributeId: string, { value, label, count, selected }: FilterValue): ListedValue {
  return { filter: `${attributeId}:${value}`, value, label, ...(count !== undefined && { count }), selected }
}
