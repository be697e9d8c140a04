import type { Hit } from '@wallart/sdk'
import { tileView } from '../../catalogue/tile-view.server.ts'
import type { CustomerRequest } from '../account/customer.server.ts'
import { pageLinks, pageNumber } from '../account/page-links.ts'
import type { KeptWorks } from './kept-works.ts'

const PAGE_SIZE = 60

/** The works on a page of the customer's list, the last one first; undefined for a page beyond its end. */
export async function loadKeptWorks(
  path: string,
  request: CustomerRequest,
  removed = '',
): Promise<KeptWorks | undefined> {
  const { visitor, url, context, t, signal } = request
  const page = pageNumber(url)
  if (page === undefined) return undefined
  const list = await visitor.favourites.list({ signal })
  const imageIds = (list?.items ?? []).map(({ productId }) => productId).toReversed()
  const shown = imageIds.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (page > 1 && shown.length === 0) return undefined
  const hits = await loadHits(removed ? [...shown, removed] : shown, request)
  const tilesOf = (ids: readonly string[]) =>
    ids.flatMap(imageId => hits.get(imageId) ?? []).map(hit => tileView(hit, { context, t }))
  const links = pageLinks(path, { page, pageCount: Math.ceil(imageIds.length / PAGE_SIZE) }, context)
  const [removedTile] = tilesOf(removed ? [removed] : [])
  return {
    tiles: tilesOf(shown),
    count: imageIds.length,
    ...(links && { links }),
    ...(removedTile && { removedTile }),
  }
}

async function loadHits(
  imageIds: readonly string[],
  { shop, signal }: CustomerRequest,
): Promise<ReadonlyMap<string, Hit>> {
  if (imageIds.length === 0) return new Map()
  const { hits } = await shop.listings.searchByImages(
    imageIds,
    { filters: [], limit: imageIds.length },
    { signal },
  )
  return new Map(hits.map(hit => [hit.imageId, hit]))
}
