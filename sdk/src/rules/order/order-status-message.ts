import type { Message } from '../../model/message.ts'
import type { GuestOrder } from '../../model/order.ts'
import { isClosedStage, orderStage, type OrderStage } from './order-stage.ts'
import { orderTimeline } from './order-timeline.ts'

const CANCELLED: Message = { code: 'order.cancelled', message: 'Cancelled' }

const PARTLY_SHIPPED: Message = { code: 'order.partly-shipped', message: 'Partially Shipped' }

const CLOSED: Readonly<Partial<Record<OrderStage, Message>>> = {
  refunded: { code: 'order.refunded', message: 'Refunded' },
  returned: { code: 'order.returned', message: 'Returned' },
  stopped: CANCELLED,
}

const HAS_LEFT: ReadonlySet<OrderStage> = new Set(['shipped', 'delivered'])

const PIECE: Readonly<Record<Exclude<OrderStage, 'unknown'>, Message>> = {
  placed: { code: 'piece.placed', message: 'Placed' },
  'in-production': { code: 'piece.in-production', message: 'In Production' },
  shipped: { code: 'piece.shipped', message: 'Shipped' },
  delivered: { code: 'piece.delivered', message: 'Delivered' },
  returned: { code: 'piece.returned', message: 'Returned' },
  refunded: { code: 'piece.refunded', message: 'Refunded' },
  stopped: { code: 'piece.cancelled', message: 'Cancelled' },
}

/**
 * How far a piece or a parcel of an order has come, in the words of the shop; an unknown status as it was delivered.
 * Its words are not those of an order, because some languages decline them.
 */
export function pieceStatusMessage(status: string): Message {
  const stage = orderStage(status)
  return stage === 'unknown' ? unknownStatus(status) : PIECE[stage]
}

function unknownStatus(status: string): Message {
  return { code: 'order.unknown-status', message: status, values: { status } }
}

/** How far an order has come, in the words of the shop: its pieces know more than the status of the whole. */
export function orderStatusMessage(order: Pick<GuestOrder, 'status' | 'items'>): Message {
  const pieces = order.items.map(({ statuses }) => orderStage(statuses[0] ?? ''))
  const own = orderStage(order.status)
  if (isClosedStage(own)) return CLOSED[own] ?? CANCELLED
  if (orderTimeline(order).stopped) return closedMessage(pieces)
  const stages = pieces.filter(stage => !isClosedStage(stage) && stage !== 'unknown')
  if (stages.length === 0)
    return own === 'unknown' ? unknownStatus(order.status) : currentStep({ ...order, items: [] })
  const leftCount = stages.filter(stage => HAS_LEFT.has(stage)).length
  return leftCount > 0 && leftCount < stages.length ? PARTLY_SHIPPED : currentStep(order)
}

function closedMessage(stages: readonly OrderStage[]): Message {
  const closed = (['refunded', 'returned'] as const).find(stage => stages.includes(stage))
  return (closed && CLOSED[closed]) ?? CANCELLED
}

function currentStep(order: Pick<GuestOrder, 'status' | 'items'>): Message {
  const { steps } = orderTimeline(order)
  const { code, message } = steps.find(({ state }) => state === 'current') ?? CANCELLED
  return { code, message }
}
