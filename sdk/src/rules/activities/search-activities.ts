import type { Activity, ActivityIdentity } from './activity.ts'
import type { ActivityProduct } from './activity-product.ts'

/** Search results were shown. */
export function viewSearchActivity(
  identity: ActivityIdentity,
  searchText: string,
  products: readonly ActivityProduct[],
): Activity<
  'viewSearch',
  { searchText: string; products: readonly ActivityProduct[]; showProducts: boolean }
> {
  return { name: 'viewSearch', body: { searchText, products, showProducts: true, ...identity } }
}

/** A search result was followed. */
export function clickSearchActivity(
  identity: ActivityIdentity,
  searchText: string,
  product: ActivityProduct,
): Activity<'clickSearch', { searchText: string; product: ActivityProduct }> {
  return { name: 'clickSearch', body: { searchText, product, ...identity } }
}
