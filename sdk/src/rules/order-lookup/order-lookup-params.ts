import md5 from 'md5'
import { cleanOrderLookup, type OrderLookupInput } from '../order/clean-order-lookup.ts'

/** The query of the guest order lookup, in which the e-mail is only a hash. */
export interface OrderLookupParams {
  readonly orderId: string
  readonly md5email: string
}

/**
 * The query that finds an order: an e-mail is cleaned and hashed, anything without an @ is taken for a ready-made hash.
 * @example
 * const { orderId, md5email } = orderLookupParams({ orderNumber: 'W000000013', email: 'ann@example.com' })
 */
export function orderLookupParams(input: OrderLookupInput): OrderLookupParams {
  const { orderNumber, email } = cleanOrderLookup(input)
  return { orderId: orderNumber, md5email: email.includes('@') ? md5Hex(email) : email }
}

function md5Hex(text: string): string {
  // As bytes, because the package throws on half an emoji when it is given a string.
  return md5([...new TextEncoder().encode(text)])
}
