import { orderStage, type OrderStage } from './order-stage.ts'

/** What colour a status badge takes. */
export type OrderStatusTone = 'neutral' | 'progress' | 'success' | 'danger'

/** A status as delivered, and the tone that goes with it. */
export interface OrderStatusBadge {
  readonly text: string
  readonly tone: OrderStatusTone
}

const TONES: Readonly<Record<OrderStage, OrderStatusTone>> = {
  placed: 'neutral',
  'in-production': 'progress',
  shipped: 'progress',
  delivered: 'success',
  returned: 'neutral',
  refunded: 'neutral',
  stopped: 'danger',
  unknown: 'neutral',
}

/** The badge of a status. */
export function orderStatusBadge(status: string): OrderStatusBadge {
  return { text: status, tone: TONES[orderStage(status)] }
}
