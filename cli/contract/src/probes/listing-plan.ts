import { isDeepStrictEqual } from 'node:util'
import { filterPairs, listQuery, type Filter, type Listing, type ListQueryInput } from '@wallart/sdk'
import { searchListingContract } from '@wallart/sdk/contracts/search-listing'
import { searchListing } from '@wallart/sdk/operations/search-listing'
import type { ExchangeRequest } from '../exchange/exchange.ts'
import { createPlan, type Plan } from '../model/plan.ts'
import type { KnownValues, SiteContext } from '../model/site-context.ts'
import { LIST_QUERY_RULES, UNMATCHED_TERM } from '../rules/list-query-rules.ts'
import { LISTING_RULES } from '../rules/list-rules.ts'
import { negativeProbe, positiveProbe, UNKNOWN_ID } from './probe-builders.ts'

const LIMIT = 10

/** Past the end also when the list grows meanwhile. */
const PAGES_PAST_END = 5

export const LISTING_PLAN: Plan = createPlan({
  operation: searchListing,
  contract: searchListingContract,
  readBy: ['list page', 'search page', 'live search'],
  lenientList: '/hits',
  rules: [...LISTING_RULES, ...LIST_QUERY_RULES],
  provides: (listing, { call, siteContext }) => ({
    ...(leadsWithUsualWorks(call) && workValues(listing)),
    ...(isDeepStrictEqual(call, listCall(siteContext)) && firstPageValues(listing)),
  }),
  probes: [
    positiveProbe('first page', context => listCall(context)),
    positiveProbe('a term', context => listCall(context, { term: 'blue' })),
    positiveProbe('a category', context => listCall(context, { categoryId: context.known.leafCategoryId }), {
      needs: ['firstPage', 'leafCategoryId'],
    }),
    positiveProbe('second page', context => listCall(context, { page: 2 }), {
      kind: 'edge',
      needs: ['firstPage'],
    }),
    positiveProbe('past the end', context => listCall(context, { page: pagePastEnd(context) }), {
      kind: 'edge',
      needs: ['firstPage'],
      status: [200, 404],
    }),
    positiveProbe('a filter', context => listCall(context, { filters: chosenFilters(context) }), {
      kind: 'edge',
      needs: ['firstPage', 'filter'],
    }),
    positiveProbe('by price', context => listCall(context, { sort: 'price-low-to-high' }), { kind: 'edge' }),
    positiveProbe('by title', context => listCall(context, { sort: 'title' }), { kind: 'edge' }),
    positiveProbe('works on an image', context => listCall(context, { img: context.known.imageId }), {
      kind: 'edge',
      needs: ['imageId'],
    }),
    positiveProbe('a term without a match', context => listCall(context, { term: UNMATCHED_TERM }), {
      kind: 'edge',
      needs: ['firstPage'],
    }),
    negativeProbe('unknown category', 404, context => listCall(context, { categoryId: UNKNOWN_ID }), {
      dialect: 'house',
    }),
    negativeProbe(
      'limit of nonsense',
      400,
      context => ({ query: { ...listCall(context).query, limit: 'many' } }),
      { dialect: 'house' },
    ),
  ],
})

function listCall({ locale }: SiteContext, input: ListQueryInput = {}): ExchangeRequest['call'] {
  const query = listQuery({ limit: LIMIT, ...input })
  return { query: { ...Object.fromEntries(query), filters: query.getAll('filters'), locale } }
}

// Whatever the order of the probes, what is probed of a work is probed of one that the shop shows first.
function leadsWithUsualWorks({ query = {} }: ExchangeRequest['call']): boolean {
  const { orderBy, page, img, filters = [] } = query
  return orderBy === 'relevance' && page === '1' && img === undefined && [filters].flat().length === 0
}

function workValues({ hits: [first, second, ...others] }: Listing): Partial<KnownValues> {
  return {
    ...(first && { upi: first.productId, imageId: first.imageId }),
    ...(second && { otherUpi: second.productId }),
    works: others.map(({ productId, imageId }) => ({ upi: productId, imageId })),
  }
}

function firstPageValues({ hits, total, filters }: Listing): Partial<KnownValues> {
  const values = filters.flatMap(filter => sendableValues(filter, total))
  const filter = values.find(({ isNarrowing }) => isNarrowing) ?? values[0]
  return {
    firstPage: { productIds: hits.map(({ productId }) => productId), total },
    ...(filter && { filter }),
  }
}

function sendableValues({ attributeId, values }: Filter, total: number) {
  return values
    .filter(({ value, count }) => count !== 0 && filterPairs([{ attributeId, values: [value] }]).length > 0)
    .map(({ value, count = Infinity }) => ({ attributeId, value, isNarrowing: count * 2 <= total }))
}

function chosenFilters({ known: { filter } }: SiteContext): ListQueryInput['filters'] {
  return filter && [{ attributeId: filter.attributeId, values: [filter.value] }]
}

function pagePastEnd({ known: { firstPage } }: SiteContext): number {
  return Math.ceil((firstPage?.total ?? 0) / LIMIT) + PAGES_PAST_END
}
