/** Where guests look up an order. */
export const ORDER_LOOKUP_PATH = '/orders'

/** Where a found order is shown. */
export const ORDER_DETAIL_PATH = '/order-status-detail'

/** Where registered customers find their orders. */
export const ORDER_HISTORY_PATH = '/account/orders'

/** Where the order detail page sends a shopper who holds no order, else undefined. */
export function orderDetailRedirect(hasOrder: boolean): string | undefined {
  return hasOrder ? undefined : ORDER_LOOKUP_PATH
}
