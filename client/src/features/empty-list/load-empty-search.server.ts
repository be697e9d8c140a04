import type { PageRequest } from '../../app/page-request.ts'
import { recommendedTiles } from '../../products/recommended-tiles.server.ts'
import type { EmptySearchView } from './empty-search-view.ts'

/** Who knows what is bought most, and who knows what is looked at most, on both brands. */
const TOP_SELLERS = 'home-top-revenue-for-category'
const MOST_VIEWED = 'products-in-all-categories'

/** Finds what a search without results shows instead. */
export async function loadEmptySearch(request: PageRequest): Promise<EmptySearchView> {
  const [topSellers, mostViewed] = await Promise.all([
    recommendedTiles(TOP_SELLERS, request),
    recommendedTiles(MOST_VIEWED, request),
  ])
  const sold = new Set(topSellers.map(({ imageId }) => imageId))
  return { topSellers, mostViewed: mostViewed.filter(({ imageId }) => !sold.has(imageId)) }
}
