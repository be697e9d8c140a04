import { menuEntries, type MenuEntry, type SiteId } from '@wallart/sdk'
import { createCatalogClient } from '@wallart/sdk/clients/catalog'
import { getCategoryContract } from '@wallart/sdk/contracts/get-category'
import { createHttp } from '@wallart/sdk/http'
import { kyTransport } from '@wallart/sdk/http/ky-transport'
import { SITES } from '@wallart/sdk/sites'
import type { Environment } from './environment.ts'

/** The category menu of a brand, straight from the upstream. */
export async function readMenu(siteId: SiteId, environment: Environment): Promise<readonly MenuEntry[]> {
  const http = createHttp({ services: { commerce: environment.commerceUrl }, transport: kyTransport() })
  const scope = {
    organizationId: environment.organizationId,
    siteId,
    locale: SITES[siteId].l10n.defaultLocale,
  }
  const catalog = createCatalogClient(http, scope, { category: getCategoryContract })
  return menuEntries(await catalog.category('root'))
}
