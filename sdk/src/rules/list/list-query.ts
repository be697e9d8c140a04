import type { SelectedFilter, SortId } from '../../model/list-state.ts'
import type { Message, Result } from '../../model/message.ts'
import { searchTerm } from '../search/search-term.ts'
import { LIST_PAGE_MAX, listOffset } from './list-page.ts'
import { DEFAULT_SORT, sortOrder } from './list-sort.ts'
import { SEARCH_LIMIT } from './page-size.ts'
import { filterPairs } from './selected-filters.ts'

/** The most products that are requested at once. */
export const LIST_LIMIT_MAX = 100

/** What the brand search API is asked; a list's state fits. */
export interface ListQueryInput {
  /** The category whose works are listed; with a term, in which is searched. */
  readonly categoryId?: string | undefined
  /** What is searched for; blanks around it do not count. */
  readonly term?: string | undefined
  /** The images whose works are listed, joined by commas; searchByImages sets it. */
  readonly img?: string | undefined
  /** What the list is narrowed by: values of one attribute add up, attributes narrow each other. */
  readonly filters?: readonly SelectedFilter[] | undefined
  /** best-matches by default. */
  readonly sort?: SortId | undefined
  /** From 1, which is the default. */
  readonly page?: number | undefined
  /** How many works a page has: 10 by default, 100 at most. */
  readonly limit?: number | undefined
}

/** The query of the brand search API, with 10 products from 0 on unless the question says otherwise. */
export function listQuery(input: ListQueryInput): URLSearchParams {
  const { categoryId, img, filters = [], sort = DEFAULT_SORT } = input
  const term = searchTerm(input.term ?? '')
  const limit = clampInteger(1, input.limit ?? SEARCH_LIMIT, LIST_LIMIT_MAX)
  const page = clampInteger(1, input.page ?? 1, LIST_PAGE_MAX)
  const { orderBy, orderByDirection } = sortOrder(sort)
  const query = new URLSearchParams({
    ...(categoryId && { categoryId }),
    limit: String(limit),
    page: String(page),
    offset: String(listOffset(page, limit)),
    sort,
    orderBy,
    orderByDirection,
    ...(img && { img }),
    ...(term && { term }),
  })
  for (const [attributeId, value] of filterPairs(filters)) query.append('filters', `${attributeId}:${value}`)
  return query
}

/** The query for the works on images, which the upstream answers only together with filters. */
export function imageListQuery(
  imageIds: readonly string[],
  input: ListQueryInput,
): Result<URLSearchParams, Message<'list.filters-missing'>> {
  if (input.filters) return { ok: true, value: listQuery({ ...input, img: imageIds.join(',') }) }
  return {
    ok: false,
    error: { code: 'list.filters-missing', message: 'Missing required "filters" argument' },
  }
}

function clampInteger(low: number, value: number, high: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(low, Math.trunc(value)), high) : low
}
