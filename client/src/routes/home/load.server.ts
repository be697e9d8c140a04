import {
  BRANDS,
  categoryLink,
  searchAddress,
  type Category,
  type Hit,
  type Listing,
  type SiteId,
} from '@wallart/sdk'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import { headView } from '../../framework/head-view.server.ts'
import { found, missing, type Loader } from '../../framework/loaded.server.ts'
import { tileView } from '../../catalogue/tile-view.server.ts'
import { heroOf } from './hero.server.ts'
import type { DoorView, HomeView } from './home-view.ts'
import { SHOP_WINDOWS } from './shop-windows.ts'

/** How many products stand in a row. */
const ROW = 10

/** How many best sellers are looked at, so that their artists are not always the same. */
const LOOKED_AT = 60

const ARTISTS = 6

export const loader: Loader<HomeView> = async ({ shop, context, t, signal, onDegraded, address }) => {
  const { hero, featured, promises } = SHOP_WINDOWS[context.site.id]
  const best = (categoryId: string) =>
    shop.listings.list({ categoryId, sort: 'best-selling', limit: ROW }, { signal })
  const [root, newest, bestSellers, onWall, ...inside] = await Promise.all([
    shop.navigation.category(ROOT_CATEGORY, { signal }),
    shop.listings.list({ sort: 'newest', limit: ROW }, { signal }),
    shop.listings.list({ sort: 'best-selling', limit: LOOKED_AT }, { signal }),
    best(hero.categoryId),
    ...featured.map(best),
  ])
  if (!root) return missing()
  const tiles = ({ hits }: Listing) => hits.slice(0, ROW).map(hit => tileView(hit, { context, t }))
  const [work] = [...onWall.hits, ...bestSellers.hits]
  const shown = new Set([work?.imageId])
  const doors = featured.flatMap((id, index) =>
    doorOf(categoryIn(root, id), notShown(inside[index]?.hits ?? [], shown)),
  )
  const walls = promises.flatMap((_, index) => notShown(inside[index]?.hits ?? [], shown) ?? [])
  const { title, description } = BRANDS[context.site.id]
  const picture = work && { imageId: work.imageId, alt: work.image.alt || work.name, room: hero.room }
  const view: HomeView = {
    head: headView(
      { title, description: t(description), path: '/', ...(picture && { picture }) },
      { context, address },
    ),
    hero: work && (await heroOf(work, hero.room, { shop, context, signal, onDegraded })),
    featured: doors,
    newest: tiles(newest),
    bestSellers: tiles(bestSellers),
    artists: artistsOf(bestSellers.hits, context.site.id),
    walls: walls.map(({ imageId, image, name }) => ({ imageId, alt: image.alt || name })),
  }
  const isWhole = [newest, bestSellers, onWall, ...inside].every(({ errorCode }) => errorCode === undefined)
  return found(view, isWhole ? 'home' : 'degraded')
}

// No picture hangs in the window twice.
function notShown(hits: readonly Hit[], shown: Set<string | undefined>): Hit | undefined {
  const hit = hits.find(({ imageId }) => !shown.has(imageId))
  shown.add(hit?.imageId)
  return hit
}

function categoryIn({ categories }: Category, id: string): Category | undefined {
  return (
    categories.find(category => category.id === id) ??
    categories.flatMap(category => categoryIn(category, id) ?? [])[0]
  )
}

function doorOf(category: Category | undefined, hit: Hit | undefined): readonly DoorView[] {
  if (!category || !hit) return []
  const { id, name } = category
  return [{ id, name, href: categoryLink(category), imageId: hit.imageId, alt: '' }]
}

function artistsOf(hits: readonly Hit[], site: SiteId): readonly DoorView[] {
  const first = new Map(hits.toReversed().map(hit => [hit.artist?.fullName ?? '', hit] as const))
  return [...first]
    .toReversed()
    .flatMap(([name, { imageId }]) => {
      const href = searchAddress(site, name)
      return href ? [{ id: name, name, href, imageId, alt: '' }] : []
    })
    .slice(0, ARTISTS)
}
