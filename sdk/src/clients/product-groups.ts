import type { Http } from '../http/http.ts'
import type { SiteId } from '../model/site.ts'
import { createRatingsClient, type RatingsClient, type RatingsContracts } from './ratings.ts'
import {
  createSimilarWorksClient,
  type SimilarWorksClient,
  type SimilarWorksContracts,
} from './similar-works.ts'
import { createTaxonomiesClient, type TaxonomiesClient, type TaxonomiesContracts } from './taxonomies.ts'
import { createWorksClient, type WorksClient, type WorksContracts } from './works.ts'

/** The contracts of the client for product groups. */
export interface ProductGroupsContracts
  extends WorksContracts, SimilarWorksContracts, TaxonomiesContracts, RatingsContracts {}

/** Reads works, and what belongs to their pages. */
export interface ProductGroupsClient
  extends WorksClient, SimilarWorksClient, TaxonomiesClient, RatingsClient {}

/** Creates the client for one brand's product groups from the clients for works, similar works, taxonomies and ratings. */
export function createProductGroupsClient(
  http: Http,
  siteId: SiteId,
  contracts: ProductGroupsContracts,
  locale?: string,
): ProductGroupsClient {
  return {
    ...createWorksClient(http, siteId, contracts, locale),
    ...createSimilarWorksClient(http, contracts, siteId),
    ...createTaxonomiesClient(http, contracts, { ...(locale && { locale }) }),
    ...createRatingsClient(http, contracts),
  }
}
