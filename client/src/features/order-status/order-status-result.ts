import type { OrderView } from '@wallart/sdk'

export type OrderStatusResult = Pick<
  OrderView,
  'orderNumber' | 'date' | 'status' | 'timeline' | 'trackingNumber'
>
