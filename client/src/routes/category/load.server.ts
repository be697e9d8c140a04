import { menuEntries } from '@wallart/sdk'
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
  if (!category?.showInMenu || loaded.kind === 'missing') return missing()
  const { name, description } = category
  return found(
    { name, description, entries: menuEntries(category), list: loaded.view },
    'list',
    loaded.view.seo.robots,
  )
}
