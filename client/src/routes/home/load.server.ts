import {
  BRAND_CONTENTS,
  BRAND_HOMES,
  BRANDS,
  categoryLink,
  searchAddress,
  SdkError,
  type Category,
  type Hit,
  type SiteId,
  SHOP_WINDOWS,
} from '@wallart/sdk'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import { headView } from '../../framework/head-view.server.ts'
import { found, missing, withStructuredData, type Loader } from '../../framework/loader.server.ts'
import { tileView } from '../../catalogue/tile-view.server.ts'
import { loadHero } from './load-hero.server.ts'
import type { PictureLink, HomeView } from './home-view.ts'
import { siteData } from './site-data.server.ts'

const ROW_SIZE = 10

/** Some of the newest works may be shown above their row already. */
const NEWEST_READ = 30

/** How many best sellers are looked at, so that their artists are not always the same. */
const BEST_SELLERS_READ = 60

const ARTISTS = 6

export const loader: Loader<HomeView> = async ({ shop, context, t, signal, onDegraded, address }) => {
  const { hero, featured, promises } = SHOP_WINDOWS[context.site.id]
  const bestSellingIn = (categoryId: string) =>
    shop.listings.search({ categoryId, sort: 'best-selling', limit: ROW_SIZE }, { signal })
  const [categories, newest, bestSellers, heroListing, ...featuredListings] = await Promise.all([
    shop.navigation.category(ROOT_CATEGORY, { signal }).then(root => ({ root }), toFailure),
    shop.listings.search({ sort: 'newest', limit: NEWEST_READ }, { signal }),
    shop.listings.search({ sort: 'best-selling', limit: BEST_SELLERS_READ }, { signal }),
    bestSellingIn(hero.categoryId),
    ...featured.map(({ pictureFrom }) => bestSellingIn(pictureFrom)),
  ])
  const listings = [newest, bestSellers, heroListing, ...featuredListings]
  if ('failure' in categories) {
    if (listings.every(({ errorCode }) => errorCode !== undefined)) throw categories.failure
    onDegraded()
  } else if (!categories.root) return missing()
  const root = 'root' in categories ? categories.root : undefined
  const [work] = [...heroListing.hits, ...bestSellers.hits]
  const shown = new Set([work?.imageId])
  // No work hangs in the window twice.
  const takeUnshown = (hits: readonly Hit[] = [], count = 1) => {
    const taken = hits.filter(({ imageId }) => !shown.has(imageId)).slice(0, count)
    for (const { imageId } of taken) shown.add(imageId)
    return taken
  }
  const featuredLinks = featured.flatMap(({ categoryId }, index) =>
    featuredLink(root && findCategory(root, categoryId), takeUnshown(featuredListings[index]?.hits)),
  )
  const walls = promises.flatMap((_, index) => takeUnshown(featuredListings[index]?.hits))
  const newestTiles = takeUnshown(newest.hits, ROW_SIZE)
  const bestSellerTiles = takeUnshown(bestSellers.hits, ROW_SIZE)
  const { title, description } = BRAND_HOMES[context.site.id]
  const picture = work && { imageId: work.imageId, alt: work.image.alt || work.name, room: hero.room }
  const view: HomeView = {
    head: headView(
      { title: t(title), description: t(description), path: '/', ...(picture && { picture }) },
      { context, address },
    ),
    hero: work && (await loadHero(work, hero.room, { shop, context, signal, onDegraded })),
    featured: featuredLinks,
    newest: newestTiles.map(hit => tileView(hit, { context, t })),
    bestSellers: bestSellerTiles.map(hit => tileView(hit, { context, t })),
    artists: artistLinks(takeUnshown(bestSellers.hits, BEST_SELLERS_READ), context.site.id),
    walls: walls.map(({ imageId, image, name }) => ({ imageId, alt: image.alt || name })),
  }
  const isComplete = root !== undefined && listings.every(({ errorCode }) => errorCode === undefined)
  const { id } = context.site
  return withStructuredData(found(view, isComplete ? 'home' : 'degraded'), [
    siteData(BRAND_CONTENTS[id], view.head.canonical, BRANDS[id].theme),
  ])
}

/** Without the categories, those that the shop points to have no names. */
function toFailure(error: unknown): { readonly failure: SdkError } {
  if (!SdkError.is(error)) throw error
  return { failure: error }
}

function findCategory({ categories }: Category, id: string): Category | undefined {
  return (
    categories.find(category => category.id === id) ??
    categories.flatMap(category => findCategory(category, id) ?? [])[0]
  )
}

function featuredLink(category: Category | undefined, [hit]: readonly Hit[]): readonly PictureLink[] {
  if (!category || !hit) return []
  const { id, name } = category
  return [{ id, name, href: categoryLink(category), imageId: hit.imageId, alt: '' }]
}

function artistLinks(hits: readonly Hit[], site: SiteId): readonly PictureLink[] {
  const first = new Map(hits.toReversed().map(hit => [hit.artist?.fullName ?? '', hit] as const))
  return [...first]
    .toReversed()
    .flatMap(([name, { imageId, artist }]) => {
      const href = artist?.artistCategoryUrl ?? searchAddress(site, name)
      return href ? [{ id: name, name, href, imageId, alt: '' }] : []
    })
    .slice(0, ARTISTS)
}
