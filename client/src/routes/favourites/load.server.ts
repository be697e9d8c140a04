import { accountRedirect, FAVOURITES_PATH, siteLink } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import { tileView } from '../../catalogue/tile-view.server.ts'
import type { FavouritesView } from './page.tsx'

const MAX_SHOWN = 60

export const loader: PrivateLoader<FavouritesView> = async ({ visitor, shop, context, t, signal }) => {
  const isRegistered = visitor.session()?.customerType === 'registered'
  const login = accountRedirect(isRegistered, FAVOURITES_PATH)
  if (login) return { kind: 'moved', status: 303, location: siteLink(login, context) }
  const list = await visitor.favourites.list({ signal })
  const imageIds = (list?.items ?? []).map(({ productId }) => productId).toReversed()
  const lists = await Promise.all(
    imageIds
      .slice(0, MAX_SHOWN)
      .map(imageId => shop.listings.worksOnImage(imageId, { filters: [], limit: 1 }, { signal })),
  )
  const tiles = lists.flatMap(({ hits }) => hits.slice(0, 1)).map(hit => tileView(hit, { context, t }))
  return found({ tiles, count: imageIds.length }, 'private')
}
