import { menuEntries } from '@wallart/sdk'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import { found, missing, withStructuredData, type Loader } from '../../framework/loader.server.ts'
import { loadList } from '../../features/product-list/load-list.server.ts'
import type { CategoryView } from './page.tsx'

export const loader: Loader<CategoryView> = async request => {
  const { params, shop, signal } = request
  const categoryId = params['categoryId'] ?? ''
  const categoryPromise = shop.navigation.category(categoryId, { signal })
  const [category, loaded] = await Promise.all([
    categoryPromise,
    loadList(request, { categoryId }, categoryPromise),
  ])
  if (!category || loaded.kind === 'missing') return missing()
  const { view: list, status, structuredData } = loaded
  // An artist's works have a page without a place in the menu; what holds no works, as the banner, has none.
  const hasWorks = categoryId !== ROOT_CATEGORY && (list.total > 0 || list.emptyResult)
  if (!category.showInMenu && !hasWorks) return missing()
  const view = { name: category.name, entries: menuEntries(category), list }
  return withStructuredData(found(view, 'list', list.head.robots, status), structuredData)
}
