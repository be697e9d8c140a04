import { isDeepStrictEqual } from 'node:util'
import {
  hitKind,
  listPagination,
  menuEntries,
  priceView,
  promotedFilters,
  safeHref,
  suggestionRows,
  tileBadges,
  type Category,
  type Listing,
  type Suggestions,
} from '@wallart/sdk'
import { valueAt } from '../json/pointer.ts'
import { quotedWord } from '../json/quoted-word.ts'
import type { ProbeRequest, Rule, RuleIssue } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'

export const LISTING_RULES: readonly Rule<Listing>[] = [
  {
    name: 'tiles',
    check: ({ hits }) =>
      hits.flatMap((hit, at) => {
        hitKind(hit)
        tileBadges(hit)
        priceView({
          current: hit.price,
          list: hit.msrp,
          hitType: hit.hitType,
          hasMoreSizes: hit.hasMoreSizes,
        })
        return issueIf(hit.price.minor <= 0, `/hits/${at}/price`, 'the price is not positive')
      }),
  },
  {
    name: 'addresses of tiles',
    check: (_, { siteContext: { hosts } }, original) =>
      originalUrls(original).flatMap((url, at) =>
        issueIf(
          typeof url === 'string' && url !== '' && !isOwnUrl(url, hosts),
          `/hits/${at}/url`,
          "it is no path and no URL of the shop's pages, so that the tile does not lead there",
          { severity: 'warning' },
        ),
      ),
  },
  {
    name: 'hit kind',
    check: ({ hits }) =>
      hits.flatMap(({ hitType }, at) =>
        issueIf(
          !['', 'set', 'master', 'product', 'single', 'variant', 'bundle'].includes(hitType.toLowerCase()),
          `/hits/${at}/hitType`,
          `${quotedWord(hitType, 'another kind')}, which the shop treats as a single product`,
          { kind: 'enum', severity: 'info' },
        ),
      ),
  },
  {
    name: 'filters',
    check: ({ filters }) =>
      issueIf(promotedFilters(filters).length !== filters.length, '/filters', 'a filter is missing'),
  },
  {
    name: 'pagination',
    check: ({ hits, dropped, total }, { call }) => {
      const limit = Number(call.query?.['limit'] ?? 10)
      const offset = Number(call.query?.['offset'] ?? 0)
      const received = hits.length + dropped
      listPagination('/category/any', { filters: [], sort: 'best-matches', page: 1, limit }, total)
      return [
        ...issueIf(received > 0 && total < offset + received, '/total', 'there are more hits than the total'),
        ...issueIf(received > limit, '/hits', 'there are more hits than requested'),
        ...issueIf(
          received < limit && total > offset + received,
          '/total',
          'the total promises hits that are not there',
        ),
      ]
    },
  },
]

function originalUrls(original: unknown): readonly unknown[] {
  const hits = valueAt(original, '/hits')
  return Array.isArray(hits) ? hits.map((_, at) => valueAt(original, `/hits/${at}/url`)) : []
}

function isOwnUrl(url: string, hosts: readonly string[]): boolean {
  const href = safeHref(url)
  if (href === undefined) return false
  return href.startsWith('/') || hosts.includes(new URL(href).host)
}

/** What is compared of an answer to letters; what a service proposes for none or for a smile may be the same. */
export function suggestedProducts({ products }: Suggestions, { query }: ProbeRequest['call']) {
  const letters = String(query?.['q'] ?? '')
  const productIds = products.map(({ productId }) => productId)
  return /^\p{L}+$/u.test(letters) && productIds.length > 0 ? { letters, productIds } : undefined
}

export const SUGGESTION_RULES: readonly Rule<Suggestions>[] = [
  {
    name: 'suggestion rows',
    check: suggestions =>
      suggestionRows(suggestions, 10).flatMap(row =>
        issueIf(
          'url' in row && safeHref(row.url) === undefined,
          row.kind === 'category' ? '/categorySuggestions/*/url' : '/productSuggestions/*/url',
          'the suggestion leads nowhere',
        ),
      ),
  },
  {
    name: 'typed letters',
    check: (answer, { siteContext: { known }, call }) => {
      const suggested = suggestedProducts(answer, call)
      const isOther = suggested?.letters !== known.suggestions?.letters
      const isSame = isDeepStrictEqual(suggested?.productIds, known.suggestions?.productIds)
      return issueIf(isOther && isSame, '/productSuggestions', 'other letters have the same suggestions')
    },
  },
  {
    name: 'category count',
    check: ({ categories }, { call }) =>
      issueIf(
        categories.length > Number(call.query?.['categoryMaxCount'] ?? Infinity),
        '/categorySuggestions',
        'there are more categories than were asked for',
      ),
  },
]

export const CATEGORY_RULES: readonly Rule<Category>[] = [
  {
    name: 'asked-for category',
    check: ({ id }, { call }) =>
      issueIf(id !== call.path?.['id'], '/id', 'the response is about another category'),
  },
  {
    name: 'menu',
    check: (category, { call }) => {
      const isEmpty = call.path?.['id'] === 'root' && menuEntries(category).length === 0
      const isNameless = category.categories.some(({ name }) => name === '')
      return [
        ...issueIf(isEmpty, '/categories', 'the menu would be empty'),
        ...issueIf(isNameless, '/categories/*/name', 'an entry of the menu has no name'),
        ...sharedIdIssues(category),
      ]
    },
  },
]

function sharedIdIssues(root: Category): readonly RuleIssue[] {
  const ids = new Set<string>()
  const pointers = new Set<string>()
  const levels = [{ pointer: '', categories: [root] }]
  for (const { pointer, categories } of levels) {
    for (const { id } of categories) {
      if (ids.has(id)) pointers.add(`${pointer}/id`)
      if (id !== '') ids.add(id)
    }
    const below = categories.flatMap(each => each.categories)
    if (below.length > 0) levels.push({ pointer: `${pointer}/categories/*`, categories: below })
  }
  return [...pointers].map(pointer => ({ pointer, message: 'two entries share an id' }))
}
