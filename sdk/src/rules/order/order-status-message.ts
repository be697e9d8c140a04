import type { Message } from '../../model/message.ts'
import type { GuestOrder } from '../../model/order.ts'
import { orderStage, type OrderStage } from './order-stage.ts'
import { orderTimeline } from './order-timeline.ts'

const CANCELLED: Message = { code: 'order.cancelled', message: 'Cancelled' }

const PARTLY_SHIPPED: Message = { code: 'order.partly-shipped', message: 'Partially Shipped' }

const HAS_LEFT: ReadonlySet<OrderStage> = new Set(['shipped', 'delivered'])

/** How far a piece of an order has come, in the words of the shop; an unknown status as it was delivered. */
export function pieceStatusMessage(status: string): Message {
  const stage = orderStage(status)
  if (stage === 'stopped') return CANCELLED
  if (stage === 'unknown') return { code: 'order.unknown-status', message: status, values: { status } }
  return currentStep({ status, items: [] })
}

/** How far an order has come, in the words of the shop: its pieces know more than the status of the whole. */
export function orderStatusMessage(order: Pick<GuestOrder, 'status' | 'items'>): Message {
  if (orderTimeline(order).stopped) return CANCELLED
  const stages = order.items
    .map(({ statuses }) => orderStage(statuses[0] ?? ''))
    .filter(stage => stage !== 'stopped' && stage !== 'unknown')
  if (stages.length === 0) return pieceStatusMessage(order.status)
  const leftCount = stages.filter(stage => HAS_LEFT.has(stage)).length
  return leftCount > 0 && leftCount < stages.length ? PARTLY_SHIPPED : currentStep(order)
}

function currentStep(order: Pick<GuestOrder, 'status' | 'items'>): Message {
  const { steps } = orderTimeline(order)
  const { code, message } = steps.find(({ state }) => state === 'current') ?? CANCELLED
  return { code, message }
}
