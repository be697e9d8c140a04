import { menuEntries } from '@wallart/sdk'
import { found, missing, type Loader } from '../../app/loaded.ts'
import type { CategoryView } from './page.tsx'

export const loader: Loader<CategoryView> = async ({ params, shop, signal }) => {
  const category = await shop.navigation.category(params['categoryId'] ?? '', { signal })
  if (!category?.showInMenu) return missing()
  const { name, description } = category
  return found({ name, description, entries: menuEntries(category) }, 'list')
}
