import { addressParts } from '../address/address-parts.ts'
import { cleanOrderLookup, type OrderLookupInput } from './clean-order-lookup.ts'

/**
 * The order number and e-mail (or its ready-made hash) that an /orders address carries as o and e, or undefined unless it has both.
 *
 * @example
 * orderLookupFromAddress('/orders?o=W000000001&e=ada@example.com') // { orderNumber: 'W000000001', email: 'ada@example.com' }
 */
export function orderLookupFromAddress(address: string | URL): OrderLookupInput | undefined {
  const { search } = addressParts(String(address))
  const typed = cleanOrderLookup({
    orderNumber: new URLSearchParams(search).get('o') ?? '',
    // An e-mail has no spaces, so a bare plus in a mailed link is a plus.
    email: new URLSearchParams(search.replaceAll('+', '%2B')).get('e') ?? '',
  })
  return typed.orderNumber && typed.email ? typed : undefined
}
