import {
  BRANDS,
  categoryLink,
  searchAddress,
  type Category,
  type Hit,
  type Listing,
  type SiteId,
  SHOP_WINDOWS,
} from '@wallart/sdk'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import { headView } from '../../framework/head-view.server.ts'
import { found, missing, type Loader } from '../../framework/loader.server.ts'
import { tileView } from '../../catalogue/tile-view.server.ts'
import { loadHero } from './load-hero.server.ts'
import type { PictureLink, HomeView } from './home-view.ts'

const ROW_SIZE = 10

/** How many best sellers are looked at, so that their artists are not always the same. */
const BEST_SELLERS_READ = 60

const ARTISTS = 6

export const loader: Loader<HomeView> = async ({ shop, context, t, signal, onDegraded, address }) => {
  const { hero, featured, promises } = SHOP_WINDOWS[context.site.id]
  const bestSellingIn = (categoryId: string) =>
    shop.listings.list({ categoryId, sort: 'best-selling', limit: ROW_SIZE }, { signal })
  const [root, newest, bestSellers, heroListing, ...featuredListings] = await Promise.all([
    shop.navigation.category(ROOT_CATEGORY, { signal }),
    shop.listings.list({ sort: 'newest', limit: ROW_SIZE }, { signal }),
    shop.listings.list({ sort: 'best-selling', limit: BEST_SELLERS_READ }, { signal }),
    bestSellingIn(hero.categoryId),
    ...featured.map(bestSellingIn),
  ])
  if (!root) return missing()
  const tiles = ({ hits }: Listing) => hits.slice(0, ROW_SIZE).map(hit => tileView(hit, { context, t }))
  const [work] = [...heroListing.hits, ...bestSellers.hits]
  const shownImageIds = new Set([work?.imageId])
  const featuredLinks = featured.flatMap((id, index) =>
    featuredLink(findCategory(root, id), takeUnshown(featuredListings[index]?.hits ?? [], shownImageIds)),
  )
  const walls = promises.flatMap(
    (_, index) => takeUnshown(featuredListings[index]?.hits ?? [], shownImageIds) ?? [],
  )
  const { title, description } = BRANDS[context.site.id]
  const picture = work && { imageId: work.imageId, alt: work.image.alt || work.name, room: hero.room }
  const view: HomeView = {
    head: headView(
      { title, description: t(description), path: '/', ...(picture && { picture }) },
      { context, address },
    ),
    hero: work && (await loadHero(work, hero.room, { shop, context, signal, onDegraded })),
    featured: featuredLinks,
    newest: tiles(newest),
    bestSellers: tiles(bestSellers),
    artists: artistLinks(bestSellers.hits, context.site.id),
    walls: walls.map(({ imageId, image, name }) => ({ imageId, alt: image.alt || name })),
  }
  const isComplete = [newest, bestSellers, heroListing, ...featuredListings].every(
    ({ errorCode }) => errorCode === undefined,
  )
  return found(view, isComplete ? 'home' : 'degraded')
}

// No picture hangs in the window twice.
function takeUnshown(hits: readonly Hit[], shown: Set<string | undefined>): Hit | undefined {
  const hit = hits.find(({ imageId }) => !shown.has(imageId))
  shown.add(hit?.imageId)
  return hit
}

function findCategory({ categories }: Category, id: string): Category | undefined {
  return (
    categories.find(category => category.id === id) ??
    categories.flatMap(category => findCategory(category, id) ?? [])[0]
  )
}

function featuredLink(category: Category | undefined, hit: Hit | undefined): readonly PictureLink[] {
  if (!category || !hit) return []
  const { id, name } = category
  return [{ id, name, href: categoryLink(category), imageId: hit.imageId, alt: '' }]
}

function artistLinks(hits: readonly Hit[], site: SiteId): readonly PictureLink[] {
  const first = new Map(hits.toReversed().map(hit => [hit.artist?.fullName ?? '', hit] as const))
  return [...first]
    .toReversed()
    .flatMap(([name, { imageId }]) => {
      const href = searchAddress(site, name)
      return href ? [{ id: name, name, href, imageId, alt: '' }] : []
    })
    .slice(0, ARTISTS)
}
