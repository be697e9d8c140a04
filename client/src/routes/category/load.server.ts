import { categoryLink, menuEntries, type Category } from '@wallart/sdk'
import { ARTISTS_CATEGORY, ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import { found, missing, withStructuredData, type Loader } from '../../framework/loader.server.ts'
import { loadList } from '../../features/product-list/load-list.server.ts'
import { artistData } from './artist-data.server.ts'
import type { ArtistLink } from './artist-index.tsx'
import { artistView } from './artist-view.server.ts'
import type { CategoryView } from './page.tsx'

export const loader: Loader<CategoryView> = async request => {
  const { params, shop, signal } = request
  const categoryId = params['categoryId'] ?? ''
  const categoryPromise = shop.navigation.category(categoryId, { signal })
  const [category, artist, loaded] = await Promise.all([
    categoryPromise,
    categoryPromise.then(each => (isArtist(each) ? artistView(each, request) : undefined)),
    loadList(request, { categoryId }, categoryPromise),
  ])
  if (!category || loaded.kind === 'missing') return missing()
  const { view: list, status, structuredData } = loaded
  // An artist's works have a page without a place in the menu; what holds no works, as the banner, has none.
  const hasWorks = categoryId !== ROOT_CATEGORY && (list.total > 0 || list.emptyResult)
  if (!category.showInMenu && !hasWorks) return missing()
  const view: CategoryView = {
    name: category.name,
    entries: menuEntries(category),
    list,
    ...(artist && { artist }),
    ...(category.id === ARTISTS_CATEGORY && { artists: artistLinks(category) }),
  }
  return withStructuredData(
    found(view, 'list', list.head.robots, status),
    artist ? [...structuredData, artistData(artist, list.head.canonical)] : structuredData,
  )
}

function isArtist(category: Category | undefined): category is Category {
  return category?.parentCategoryId === ARTISTS_CATEGORY
}

function artistLinks({ categories }: Category): readonly ArtistLink[] {
  return categories.map(artist => ({ id: artist.id, name: artist.name, href: categoryLink(artist) }))
}
