import type { OrderView } from '@wallart/sdk'

/** What somebody reads first who asks where an order is. */
export type OrderStatusResult = Pick<
  OrderView,
  'orderNumber' | 'date' | 'status' | 'timeline' | 'trackingNumber'
>
