import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Category } from '../model/category.ts'
import type { Contract } from '../operations/contract.ts'
import { getCategory } from '../operations/get-category.ts'
import type { CommerceScope } from './commerce-scope.ts'

/** The contracts that the catalogue client checks answers with. */
export interface CatalogContracts {
  readonly category: Contract<Category>
}

/** Reads the shop's categories. */
export interface CatalogClient {
  /** A category with its descendants, three levels deep unless told otherwise. */
  readonly category: (id: string, options?: CallOptions & { readonly levels?: number }) => Promise<Category>
}

/** How deep the category tree is asked for (S0 §9). */
export const CATEGORY_LEVELS = 3

/** Makes the client of the catalogue. */
export function createCatalogClient(
  http: Http,
  scope: CommerceScope,
  contracts: CatalogContracts,
): CatalogClient {
  const { organizationId, siteId, locale } = scope
  return {
    category: (id, { levels = CATEGORY_LEVELS, signal } = {}) =>
      http.send(getCategory, {
        contract: contracts.category,
        path: { organizationId, id },
        query: { levels, siteId, locale },
        signal,
      }),
  }
}
