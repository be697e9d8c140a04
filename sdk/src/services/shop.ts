import { createCatalogClient } from '../clients/catalog.ts'
import type { CommerceScope } from '../clients/commerce-scope.ts'
import type { Http } from '../http/http.ts'
import { getCategoryContract } from '../operations/get-category.contract.ts'
import type { Logger } from './logger.ts'
import { createNavigation, type Navigation } from './navigation.ts'

/** Everything a page can ask of one brand's shop. */
export interface Shop {
  readonly navigation: Navigation
}

/** Opens the shop of one site in one locale. */
export function openShop(http: Http, scope: CommerceScope, log: Logger): Shop {
  const catalog = createCatalogClient(http, scope, { category: getCategoryContract })
  return { navigation: createNavigation(catalog, log) }
}
