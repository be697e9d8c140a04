import { menuEntries } from '@wallart/sdk'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import { found, missing, type Loader } from '../../app/loaded.ts'
import { loadList } from '../../features/product-list/load-list.server.ts'
import type { CategoryView } from './page.tsx'

export const loader: Loader<CategoryView> = async request => {
  const { params, shop, signal } = request
  const categoryId = params['categoryId'] ?? ''
  const [category, loaded] = await Promise.all([
    shop.navigation.category(categoryId, { signal }),
    loadList(request, { categoryId }),
  ])
  if (!category || loaded.kind === 'missing') return missing()
  // An artist's works have a page without a place in the menu; what holds no works, as the banner, has none.
  const hasWorks = categoryId !== ROOT_CATEGORY && loaded.view.tiles.length > 0
  if (!category.showInMenu && !hasWorks) return missing()
  const { name, description } = category
  return found(
    { name, description, entries: menuEntries(category), list: loaded.view },
    'list',
    loaded.view.seo.robots,
  )
}
