import type { Recommendation } from '../../model/recommendation.ts'
import type { Activity, ActivityIdentity } from './activity.ts'

/** Whose proposal it was. */
export type ActivityRecommender = Pick<Recommendation, 'recommenderName' | 'recoUuid'>

/** Recommendations were shown, named by their ids. */
export function viewRecoActivity(
  identity: ActivityIdentity,
  { recommenderName, recoUuid }: ActivityRecommender,
  productIds: readonly string[],
): Activity<
  'viewReco',
  { recommenderName: string; __recoUUID: string; products: readonly { readonly id: string }[] }
> {
  const products = productIds.map(id => ({ id }))
  return { name: 'viewReco', body: { recommenderName, __recoUUID: recoUuid, products, ...identity } }
}

/** A recommendation was followed. */
export function clickRecoActivity(
  identity: ActivityIdentity,
  { recommenderName, recoUuid }: ActivityRecommender,
  productId: string,
): Activity<'clickReco', { recommenderName: string; __recoUUID: string; product: { readonly id: string } }> {
  return {
    name: 'clickReco',
    body: { recommenderName, __recoUUID: recoUuid, product: { id: productId }, ...identity },
  }
}
