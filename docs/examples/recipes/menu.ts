// menu.ts
import { menuEntries, type MenuEntry } from '@wallart/sdk'
import { createCatalogClient } from '@wallart/sdk/clients/catalog'
import { getCategoryContract } from '@wallart/sdk/contracts/get-category'
import type { Http } from '@wallart/sdk/http'

const scope = { organizationId: 'f_ecom_wallart', siteId: 'Art', locale: 'en-US' } as const

/** The departments of the shop as its menu shows them. */
export async function loadMenu(http: Http): Promise<readonly MenuEntry[]> {
  const catalog = createCatalogClient(http, { ...scope, contracts: { category: getCategoryContract } })
  return menuEntries(await catalog.category('root'))
}
