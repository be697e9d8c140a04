import type { CommerceScope } from './commerce-scope.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Taxonomy } from '../model/category.ts'
import type { Upi } from '../model/product-group.ts'
import type { Contract } from '../model/contract.ts'
import { getTaxonomy } from '../operations/get-taxonomy.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedOptions } from './fetching/checked-options.ts'

/** The contracts of the client for taxonomies. */
export interface TaxonomiesContracts {
  readonly taxonomy: Contract<Taxonomy>
}

/** Reads where works belong in the shop. */
export interface TaxonomiesClient {
  /** The categories and breadcrumbs of the work of that UPI. */
  readonly taxonomy: (upi: Upi, options?: CallOptions) => Promise<Taxonomy>
}

/** What is asked of a taxonomy. */
export const TAXONOMY_EXPAND: readonly string[] = ['categories', 'breadcrumbs']

/**
 * Creates the client for the taxonomies, which name categories in the locale.
 * @example
 * const { taxonomy } = createTaxonomiesClient(http, { ...scope, contracts: { taxonomy: getTaxonomyContract } })
 * const { breadcrumbs } = await taxonomy('A1042')
 */
export function createTaxonomiesClient(
  http: Http,
  settings: ClientOptions<TaxonomiesContracts, Partial<Pick<CommerceScope, 'locale'>>>,
): TaxonomiesClient {
  const { locale, contracts } = checkedOptions(http, settings)
  return {
    taxonomy: (upi, options) =>
      http.send(getTaxonomy, {
        ...options,
        contract: contracts.taxonomy,
        path: { upi },
        query: { expand: TAXONOMY_EXPAND, locale },
      }),
  }
}
