import { SdkError } from '@wallart/sdk'
import { similarWorks } from '../../features/recommendations/similar-works.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { findVariant } from '../cart/find-variant.server.ts'
import type { WallCandidates } from './wall-view.ts'

const SHOWN = 6

type Works = WallCandidates['works']

/** Works to hang beside those on the wall: from the cart, the favourites, and what goes with the first of them. */
export async function wallCandidates(
  hung: readonly string[],
  request: PrivateRequest,
): Promise<readonly WallCandidates[]> {
  const [first] = hung
  const groups = await Promise.all([
    candidatesOf('cart', () => cartWorks(request), request),
    candidatesOf('favourites', () => favouriteWorks(request), request),
    first === undefined
      ? candidatesOf('best-sellers', () => bestSellers(request), request)
      : candidatesOf('similar', () => worksLike(first, request), request),
  ])
  return groups
    .map(({ id, works }) => ({
      id,
      works: works.filter(({ upi }) => !hung.includes(upi)).slice(0, SHOWN),
    }))
    .filter(({ works }) => works.length > 0)
}

// The wall is worth its page also where one of its sources fails.
async function candidatesOf(
  id: WallCandidates['id'],
  load: () => Promise<Works>,
  { onDegraded }: PrivateRequest,
): Promise<WallCandidates> {
  try {
    return { id, works: await load() }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    onDegraded()
    return { id, works: [] }
  }
}

async function cartWorks(request: PrivateRequest): Promise<Works> {
  const { visitor, signal } = request
  if (!visitor.session()) return []
  const basket = await visitor.basket.current({ signal })
  const upis = [...new Set(basket?.productItems.flatMap(({ upi }) => upi ?? []))].slice(0, SHOWN)
  const found = await Promise.all(upis.map(upi => findVariant(upi, request)))
  return found.flatMap(each =>
    each ? [{ upi: each.variant.upi, name: each.group.title, imageId: each.variant.imageId }] : [],
  )
}

async function favouriteWorks({ visitor, shop, signal }: PrivateRequest): Promise<Works> {
  if (visitor.session()?.customerType !== 'registered') return []
  const list = await visitor.favourites.list({ signal })
  const imageIds = (list?.items ?? [])
    .map(({ productId }) => productId)
    .toReversed()
    .slice(0, SHOWN)
  if (imageIds.length === 0) return []
  const { hits } = await shop.listings.searchByImages(imageIds, { filters: [], limit: SHOWN }, { signal })
  return hits.map(({ productId, name, imageId }) => ({ upi: productId, name, imageId }))
}

async function bestSellers({ shop, signal }: PrivateRequest): Promise<Works> {
  const { hits } = await shop.listings.search({ sort: 'best-selling', limit: SHOWN }, { signal })
  return hits.map(({ productId, name, imageId }) => ({ upi: productId, name, imageId }))
}

async function worksLike(upi: string, { shop, context, signal }: PrivateRequest): Promise<Works> {
  const works = similarWorks(await shop.products.similar(upi, { signal }), context)
  return works.map(({ upi: key, name, imageId }) => ({ upi: key, name, imageId }))
}
