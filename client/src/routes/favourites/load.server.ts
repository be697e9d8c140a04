import { FAVOURITES_PATH } from '@wallart/sdk'
import { tileView } from '../../catalogue/tile-view.server.ts'
import { found, missing } from '../../framework/loader.server.ts'
import { customerLoader } from '../account/customer.server.ts'
import { pageLinks, pageNumber } from '../account/page-links.ts'
import type { FavouritesView } from './page.tsx'

const PAGE_SIZE = 60

export const loader = customerLoader<FavouritesView>(async ({ visitor, shop, url, context, t, signal }) => {
  const list = await visitor.favourites.list({ signal })
  const imageIds = (list?.items ?? []).map(({ productId }) => productId).toReversed()
  const pageCount = Math.max(1, Math.ceil(imageIds.length / PAGE_SIZE))
  const page = pageNumber(url)
  if (page === undefined || page > pageCount) return missing()
  const works = await Promise.all(
    imageIds
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map(imageId => shop.listings.worksOnImage(imageId, { filters: [], limit: 1 }, { signal })),
  )
  const tiles = works.flatMap(({ hits }) => hits.slice(0, 1)).map(hit => tileView(hit, { context, t }))
  const links = pageLinks(FAVOURITES_PATH, { page, pageCount }, context)
  return found({ tiles, count: imageIds.length, ...(links && { links }) }, 'private')
})
