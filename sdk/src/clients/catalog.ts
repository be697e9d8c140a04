import { HttpError } from '../errors/http-error.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Category } from '../model/category.ts'
import type { Contract } from '../model/contract.ts'
import { getCategories } from '../operations/get-categories.ts'
import { getCategory } from '../operations/get-category.ts'
import { dataListContract } from '../operations/data-list.contract.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { inBatches } from './fetching/in-batches.ts'
import { grandchildIds, withChildren } from './fetching/with-children.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the catalogue client. */
export interface CatalogContracts {
  readonly category: Contract<Category>
}

/** Reads the shop's categories. */
export interface CatalogClient {
  /** A category with its descendants, three levels deep by default. */
  readonly category: (id: string, options?: CallOptions & { readonly levels?: number }) => Promise<Category>
}

/** How deep the category tree is requested. */
export const CATEGORY_LEVELS = 3

/** How deep a platform answers that refuses three levels. */
export const PLATFORM_CATEGORY_LEVELS = 2

/** How many categories can be requested by their ids at once. */
export const CATEGORY_IDS_MAX = 50

/**
 * Creates the client for the catalogue; where three levels are refused it fetches the third by ids from then on.
 * @example
 * const catalog = createCatalogClient(http, { ...scope, contracts: { category: getCategoryContract } })
 * const { categories } = await catalog.category('root', { levels: 2 })
 */
export function createCatalogClient(
  http: Http,
  settings: ClientOptions<CatalogContracts, CommerceScope>,
): CatalogClient {
  const { contracts, ...scope } = checkedScope(http, settings)
  const { organizationId, siteId, locale } = scope
  const listContract = contracts.category && dataListContract(contracts.category)
  let isDepthRefused = false

  const fetchTree = (id: string, levels: number, options: CallOptions) =>
    http.send(getCategory, {
      ...options,
      contract: contracts.category,
      path: { organizationId, id },
      query: { levels, siteId, locale },
    })

  const fetchSubtrees = (ids: readonly string[], options: CallOptions) =>
    http.send(getCategories, {
      ...options,
      contract: listContract,
      path: { organizationId },
      query: { ids, levels: 1, siteId, locale },
    })

  const fetchInSteps = async (id: string, options: CallOptions) => {
    const category = await fetchTree(id, PLATFORM_CATEGORY_LEVELS, options)
    const ids = grandchildIds(category)
    return withChildren(
      category,
      await inBatches(ids, CATEGORY_IDS_MAX, part => fetchSubtrees(part, options)),
    )
  }

  return {
    async category(id, { levels = CATEGORY_LEVELS, ...options } = {}) {
      const isDeep = levels > PLATFORM_CATEGORY_LEVELS
      if (isDeep && isDepthRefused) return fetchInSteps(id, options)
      try {
        return await fetchTree(id, levels, options)
      } catch (error) {
        if (!isDeep || !HttpError.is(error) || error.status !== 400) throw error
        const category = await fetchInSteps(id, options)
        isDepthRefused = true
        return category
      }
    },
  }
}
