import { categoryLink, menuEntries } from '@wallart/sdk'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import { found, missing, type Loader } from '../../app/loaded.ts'
import type { HomeView } from './page.tsx'

export const loader: Loader<HomeView> = async ({ shop, signal }) => {
  const root = await shop.navigation.category(ROOT_CATEGORY, { signal })
  if (!root) return missing()
  const departments = menuEntries(root).map(({ id, name, entries }) => {
    const category = root.categories.find(candidate => candidate.id === id)
    return {
      id,
      name,
      href: categoryLink(category ?? { id }),
      description: category?.description ?? '',
      entries: entries.slice(0, 4),
    }
  })
  return found({ departments }, 'home')
}
