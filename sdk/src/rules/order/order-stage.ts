/** How far an order or a piece of it has come; a stopped one goes no further, an unknown status says nothing. */
export type OrderStage = 'placed' | 'in-production' | 'shipped' | 'delivered' | 'stopped' | 'unknown'

const STAGES: readonly (readonly [OrderStage, readonly string[]])[] = [
  ['placed', ['placed', 'created', 'new']],
  ['in-production', ['in production', 'processing']],
  ['shipped', ['shipped', 'partially shipped', 'in transit']],
  ['delivered', ['delivered', 'completed']],
  ['stopped', ['cancelled', 'canceled', 'failed']],
]

/** How far a status says that things have come; the set of statuses is open. */
export function orderStage(status: string): OrderStage {
  const normalized = status.trim().toLowerCase().replaceAll(/[_-]/g, ' ')
  return STAGES.find(([, statuses]) => statuses.includes(normalized))?.[0] ?? 'unknown'
}
