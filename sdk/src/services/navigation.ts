import type { CatalogClient } from '../clients/catalog.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Category } from '../model/category.ts'
import { menuEntries, type MenuEntry } from '../rules/menu/menu.ts'
import { reportDegraded, type ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** The root of the category tree. */
export const ROOT_CATEGORY = 'root'

/** The category whose children are the artists. */
export const ARTISTS_CATEGORY = 'artists'

/** The shop's categories. */
export interface Navigation {
  /** The menu of the header; without the catalogue there is none, and the page still shows. */
  readonly menu: (options?: CallOptions) => Promise<readonly MenuEntry[]>
  /** One category, or undefined when the shop has no such category. */
  readonly category: (id: string, options?: CallOptions) => Promise<Category | undefined>
}

const NEEDED: NeededArguments<Navigation> = { category: ['id:string'] }

/**
 * Creates the navigation of one shop.
 * @example
 * const menu = await createNavigation(catalog, { log }).menu()
 */
export function createNavigation(catalog: CatalogClient, options: ServiceOptions): Navigation {
  requireClient('createNavigation', catalog, 'category', options)
  return checkedCalls(NEEDED, {
    async menu(call) {
      try {
        return menuOf(await catalog.category(ROOT_CATEGORY, call))
      } catch (error) {
        if (!SdkError.is(error)) throw error
        reportDegraded(options, error, 'the menu is missing')
        return []
      }
    },
    async category(id, call) {
      try {
        return await catalog.category(id, call)
      } catch (error) {
        if (SdkError.is(error) && error.code === 'not-found') return undefined
        throw error
      }
    },
  })
}

const menus = new WeakMap<Category, readonly MenuEntry[]>()

// An answer that is cached is one object, of which one menu is made.
function menuOf(root: Category): readonly MenuEntry[] {
  const menu = menus.get(root) ?? menuEntries(root)
  menus.set(root, menu)
  return menu
}
