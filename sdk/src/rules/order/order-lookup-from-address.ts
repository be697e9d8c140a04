import { cleanOrderLookup, type OrderLookupInput } from './clean-order-lookup.ts'

/** The order number and e-mail (or its ready-made hash) that an /orders address carries as o and e, or undefined unless it has both (S2 §2). */
export function orderLookupFromAddress(address: string | URL): OrderLookupInput | undefined {
  const [beforeHash = ''] = String(address).split('#', 1)
  const query = beforeHash.slice(beforeHash.indexOf('?') + 1)
  const typed = cleanOrderLookup({
    orderNumber: new URLSearchParams(query).get('o') ?? '',
    // An e-mail has no spaces, so a bare plus in a mailed link is a plus.
    email: new URLSearchParams(query.replaceAll('+', '%2B')).get('e') ?? '',
  })
  return typed.orderNumber && typed.email ? typed : undefined
}
