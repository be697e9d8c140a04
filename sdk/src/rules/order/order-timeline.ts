import type { Message } from '../../model/message.ts'
import type { GuestOrder } from '../../model/order.ts'
import { isClosedStage, orderStage, type OrderStage } from './order-stage.ts'

/** One station on the way of an order. */
export interface OrderTimelineStep extends Message {
  readonly state: 'done' | 'current' | 'ahead'
}

/** The way of an order from the shop to the door. */
export interface OrderTimeline {
  readonly steps: readonly OrderTimelineStep[]
  /** Cancelled, returned or refunded: nothing further will happen. */
  readonly stopped: boolean
}

const STEPS: readonly (readonly [OrderStage, string])[] = [
  ['placed', 'Placed'],
  ['in-production', 'In Production'],
  ['shipped', 'Shipped'],
  ['delivered', 'Delivered'],
]

/** How far an order has come: as far as its slowest piece that goes on, else as far as its own status says. */
export function orderTimeline({ status, items }: Pick<GuestOrder, 'status' | 'items'>): OrderTimeline {
  const own = orderStage(status)
  const pieces = items.map(item => orderStage(item.statuses[0] ?? ''))
  const stopped = isClosedStage(own) || (pieces.length > 0 && pieces.every(isClosedStage))
  const ranks = pieces.map(stageRank).filter(rank => rank >= 0)
  const rank = stopped ? 0 : Math.max(0, Math.min(...(ranks.length > 0 ? ranks : [stageRank(own)])))
  const steps = STEPS.map(([stage, message], index) => ({
    code: `order.step-${stage}`,
    message,
    state: stepState(index - rank),
  }))
  return { steps, stopped }
}

function stageRank(stage: OrderStage): number {
  return STEPS.findIndex(([step]) => step === stage)
}

function stepState(distance: number): OrderTimelineStep['state'] {
  if (distance < 0) return 'done'
  return distance ? 'ahead' : 'current'
}
