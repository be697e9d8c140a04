/** How far an order or a piece of it has come; a stopped one goes no further, an unknown status says nothing. */
export type OrderStage = 'placed' | 'in-production' | 'shipped' | 'delivered' | 'stopped' | 'unknown'

/** What colour a status badge takes. */
export type OrderStatusTone = 'neutral' | 'progress' | 'success' | 'danger'

/** A status as delivered, and the tone that goes with it. */
export interface OrderStatusBadge {
  readonly text: string
  readonly tone: OrderStatusTone
}

const STAGES: readonly (readonly [OrderStage, OrderStatusTone, readonly string[]])[] = [
  ['placed', 'neutral', ['placed', 'created', 'new', 'open']],
  ['in-production', 'progress', ['in production', 'in progress', 'processing']],
  ['shipped', 'progress', ['shipped', 'partially shipped', 'in transit']],
  ['delivered', 'success', ['delivered', 'completed']],
  ['stopped', 'danger', ['cancelled', 'canceled', 'failed']],
]

/** How far a status says that things have come; the set of statuses is open. */
export function orderStage(status: string): OrderStage {
  return stageOf(status)?.[0] ?? 'unknown'
}

/** The badge of a status. */
export function orderStatusBadge(status: string): OrderStatusBadge {
  return { text: status, tone: stageOf(status)?.[1] ?? 'neutral' }
}

function stageOf(status: string): (typeof STAGES)[number] | undefined {
  const said = status.trim().toLowerCase().replaceAll(/[_-]/g, ' ')
  return STAGES.find(([, , statuses]) => statuses.includes(said))
}
