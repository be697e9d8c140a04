import type { RelatedCategory } from '../../model/category.ts'
import type { Recommendation } from '../../model/recommendation.ts'
import type { AnalyticsEvent } from './analytics-event.ts'

/** A work that looks like the shown one was chosen, at its place from 0. */
export function similarItemsEvent(
  productId: string,
  similarId: string,
  index: number,
): AnalyticsEvent<'similar_items', { item_id: string; similar_item_id: string; index: number }> {
  return { event: 'similar_items', item_id: productId, similar_item_id: similarId, index }
}

/** A category that a product also belongs to was followed. */
export function relatedCategoriesEvent(
  productId: string,
  { id, name, displayUrl }: RelatedCategory,
): AnalyticsEvent<
  'related_categories',
  { item_id: string; category_id: string; category_name: string; url: string }
> {
  return {
    event: 'related_categories',
    item_id: productId,
    category_id: id,
    category_name: name,
    url: displayUrl,
  }
}

/** A recommended product was followed from a product page, at its place from 0. */
export function pdpRecommendationClickEvent(
  { recommenderName, recoUuid }: Pick<Recommendation, 'recommenderName' | 'recoUuid'>,
  productId: string,
  index: number,
): AnalyticsEvent<
  'pdp_recommendation_click',
  { recommender_name: string; reco_uuid: string; item_id: string; index: number }
> {
  return {
    event: 'pdp_recommendation_click',
    recommender_name: recommenderName,
    reco_uuid: recoUuid,
    item_id: productId,
    index,
  }
}
