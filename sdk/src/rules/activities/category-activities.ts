import type { Activity, ActivityIdentity } from './activity.ts'
import type { ActivityProduct } from './activity-product.ts'

/** The products of a category were shown. */
export function viewCategoryActivity(
  identity: ActivityIdentity,
  categoryId: string,
  products: readonly ActivityProduct[],
): Activity<
  'viewCategory',
  { category: { readonly id: string }; products: readonly ActivityProduct[]; showProducts: boolean }
> {
  return {
    name: 'viewCategory',
    body: { category: { id: categoryId }, products, showProducts: true, ...identity },
  }
}

/** A product of a category was followed. */
export function clickCategoryActivity(
  identity: ActivityIdentity,
  categoryId: string,
  product: ActivityProduct,
): Activity<'clickCategory', { category: { readonly id: string }; product: ActivityProduct }> {
  return { name: 'clickCategory', body: { category: { id: categoryId }, product, ...identity } }
}
