import type { Hit, Listing } from '@wallart/sdk'
import type { ProbeRequest, Rule } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'

/** No work has it. */
export const UNMATCHED_TERM = 'qxzvwkjh'

/** A live catalogue moves a hit or two between two requests. */
const LARGE_PART = 0.5

/** Prices and stock change while a service sorts by what it indexed. */
const SMALL_PART = 0.25

/** What a list is asked for shows in the response. */
export const LIST_QUERY_RULES: readonly Rule<Listing>[] = [
  {
    name: 'chosen category',
    check: ({ hits, total }, { siteContext: { known }, call }) => {
      const { firstPage } = known
      if (call.query?.['categoryId'] === undefined || !firstPage || firstPage.total === 0) return []
      const isSame = hits.every(({ productId }, at) => productId === firstPage.productIds[at])
      return issueIf(
        isSame && total === firstPage.total,
        '/total',
        'the list is not narrowed by the category',
      )
    },
  },
  {
    name: 'chosen filter',
    check: ({ total, filters }, { siteContext: { known }, call }) => {
      const { filter, firstPage } = known
      if (!hasFilters(call) || !filter || !firstPage) return []
      const values = filters.flatMap(({ attributeId, values: offered }) =>
        offered.filter(({ selected }) => selected).map(({ value }) => `${attributeId}:${value}`),
      )
      const isOther = values.length > 0 && !values.includes(`${filter.attributeId}:${filter.value}`)
      const isIgnored = filter.isNarrowing ? total >= firstPage.total : total > firstPage.total
      return [
        ...issueIf(isIgnored, '/total', 'the list is not narrowed by the filter'),
        ...issueIf(isOther, '/filters/*/values/*/selected', 'another filter is selected than the chosen one'),
      ]
    },
  },
  {
    name: 'term without a match',
    check: ({ total, suggestedTerm }, { siteContext: { known }, call }) => {
      if (call.query?.['term'] !== UNMATCHED_TERM || total === 0 || suggestedTerm !== undefined) return []
      return total >= (known.firstPage?.total ?? Infinity)
        ? issueIf(true, '/total', 'the list is not narrowed by the term')
        : issueIf(true, '/total', 'a term of nonsense has hits', { severity: 'warning' })
    },
  },
  {
    name: 'order of prices',
    check: ({ hits }, { call }) =>
      issueIf(
        call.query?.['orderBy'] === 'price' && wrongPairShare(hits) > SMALL_PART,
        '/hits',
        'the list is not in the order of its prices',
      ),
  },
  {
    name: 'page of the list',
    check: ({ hits, total }, { siteContext: { known }, call }) => {
      const offset = Number(call.query?.['offset'] ?? 0)
      const { firstPage } = known
      if (offset === 0 || !firstPage) return []
      if (offset >= firstPage.total)
        return [
          ...issueIf(hits.length > 0, '/hits', 'there are hits past the end of the list'),
          ...issueIf(total === 0, '/total', 'a page past the end has lost the total', {
            severity: 'warning',
          }),
        ]
      const seenBefore = hits.filter(({ productId }) => firstPage.productIds.includes(productId))
      const isRepeated = seenBefore.length > hits.length * LARGE_PART
      return issueIf(seenBefore.length > 0, '/hits', 'a page has hits of the first page', {
        severity: isRepeated ? 'breaking' : 'warning',
      })
    },
  },
  {
    name: 'works on an image',
    check: ({ hits, total }, { siteContext: { known }, call }) => {
      const image = call.query?.['img']
      if (image === undefined) return []
      const others = hits.filter(({ imageId }) => imageId !== image)
      const isIgnored = others.length > 0 && total >= (known.firstPage?.total ?? Infinity)
      return [
        ...issueIf(isIgnored, '/total', 'the list is not narrowed by the image'),
        ...issueIf(others.length === hits.length, '/hits', 'no hit has the image of a work of the list'),
      ]
    },
  },
]

function hasFilters({ query }: ProbeRequest['call']): boolean {
  const filters = query?.['filters']
  return Array.isArray(filters) && filters.length > 0
}

function wrongPairShare(hits: readonly Pick<Hit, 'price'>[]): number {
  const prices = hits.map(({ price }) => price.minor)
  const pairs = prices.flatMap((price, at) => prices.slice(at + 1).map(later => price > later))
  return pairs.length === 0 ? 0 : pairs.filter(Boolean).length / pairs.length
}
