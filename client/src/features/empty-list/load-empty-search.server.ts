import { activityIdentity } from '@wallart/sdk/analytics'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { recommendedView } from '../../catalogue/recommended-view.server.ts'
import type { RecommendedView } from '../../catalogue/recommended-view.ts'
import type { EmptySearchView } from './empty-search-view.ts'

/** Who knows what is bought most, and who knows what is looked at most, on both brands. */
const TOP_SELLERS = 'home-top-revenue-for-category'
const MOST_VIEWED = 'products-in-all-categories'

const ROW_SIZE = 8

const ANONYMOUS_COOKIE_ID = 'anonymous'

/** Finds what a search without results shows instead; what is bought most need not be said twice. */
export async function loadEmptySearch(request: PageRequest): Promise<EmptySearchView> {
  const [bought, viewed] = await Promise.all([
    fetchRecommendations(TOP_SELLERS, request),
    fetchRecommendations(MOST_VIEWED, request),
  ])
  const topSellers = bought.tiles.slice(0, ROW_SIZE)
  const shown = new Set(topSellers.map(({ imageId }) => imageId))
  const mostViewed = viewed.tiles.filter(({ imageId }) => !shown.has(imageId)).slice(0, ROW_SIZE)
  return { topSellers: { ...bought, tiles: topSellers }, mostViewed: { ...viewed, tiles: mostViewed } }
}

async function fetchRecommendations(
  recommender: string,
  { shop, context, t, signal, isProduction, recommendationSite }: PageRequest,
): Promise<RecommendedView> {
  const identity = activityIdentity({
    site: recommendationSite,
    isProduction,
    cookieId: ANONYMOUS_COOKIE_ID,
    customerType: 'guest',
  })
  return recommendedView(await shop.recommendations.product(recommender, { identity }, { signal }), {
    context,
    t,
  })
}
