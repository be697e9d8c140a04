import type { Money } from '../../model/money.ts'

/** -1 when the first amount is the lower one, 1 when it is the higher one, or undefined when they cannot be compared. */
export function compareMoney(one: Money, other: Money): -1 | 0 | 1 | undefined {
  if (one.currency !== other.currency) return undefined
  if (one.minor < other.minor) return -1
  if (one.minor > other.minor) return 1
  return one.minor === other.minor ? 0 : undefined
}
