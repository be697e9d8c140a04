import { menuEntries, type MenuEntry, type SiteId } from '@wallart/sdk'
import { createCatalogClient } from '@wallart/sdk/clients/catalog'
import { getCategoryContract } from '@wallart/sdk/contracts/get-category'
import type { Connection } from '../shell/connect.ts'

export interface CategoriesDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly categories: readonly MenuEntry[]
}

export async function readCategories({ http, scope, signal }: Connection): Promise<CategoriesDocument> {
  const catalog = createCatalogClient(http, { ...scope, contracts: { category: getCategoryContract } })
  const root = await catalog.category('root', { signal })
  return { schemaVersion: 1, site: scope.siteId, categories: menuEntries(root) }
}
