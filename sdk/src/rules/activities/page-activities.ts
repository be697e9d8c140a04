import { addressParts } from '../address/address-parts.ts'
import type { Activity, ActivityIdentity } from './activity.ts'
import type { ActivityProduct } from './activity-product.ts'

/** A product was shown. */
export function viewProductActivity(
  identity: ActivityIdentity,
  product: ActivityProduct,
): Activity<'viewProduct', { product: ActivityProduct }> {
  return { name: 'viewProduct', body: { product, ...identity } }
}

/** A page was shown, named by its path without the query, which may hold an order number or an e-mail. */
export function viewPageActivity(
  identity: ActivityIdentity,
  path: string,
): Activity<'viewPage', { currentLocation: string }> {
  return { name: 'viewPage', body: { currentLocation: addressParts(path).path, ...identity } }
}
