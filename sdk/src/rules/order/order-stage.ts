/** How far an order or a piece of it has come; an unknown status says nothing. */
export type OrderStage =
  'placed' | 'in-production' | 'shipped' | 'delivered' | 'returned' | 'refunded' | 'stopped' | 'unknown'

const STAGES: readonly (readonly [OrderStage, readonly string[]])[] = [
  ['placed', ['placed', 'created', 'new']],
  ['in-production', ['in production', 'processing']],
  ['shipped', ['shipped', 'partially shipped', 'in transit']],
  ['delivered', ['delivered', 'completed']],
  ['returned', ['returned']],
  ['refunded', ['refunded']],
  ['stopped', ['cancelled', 'canceled', 'failed']],
]

/**
 * How far a status says that things have come; the set of statuses is open.
 *
 * @example
 * orderStage('SHIPPED') // 'shipped'
 */
export function orderStage(status: string): OrderStage {
  const normalized = status.trim().toLowerCase().replaceAll(/[_-]/g, ' ')
  return STAGES.find(([, statuses]) => statuses.includes(normalized))?.[0] ?? 'unknown'
}

/** Whether nothing further happens to what has come this far: it was cancelled, returned or refunded. */
export function isClosedStage(stage: OrderStage): boolean {
  return stage === 'stopped' || stage === 'returned' || stage === 'refunded'
}
