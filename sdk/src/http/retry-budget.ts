import type { ServiceName } from '../operations/operation.ts'
import type { RetryBudget } from './options.ts'

/** How much may be repeated. */
export interface RepeatBudgetOptions {
  /** How many calls of a service earn one repetition. */
  readonly calls?: number
  /** How many repetitions a service can save up; it starts with that many. */
  readonly most?: number
}

/**
 * A budget by which at most a tenth of a service's calls is repeated, so that a service in trouble is not asked even
 * more: every call is a coin in the service's purse, and a repetition costs ten.
 */
export function createRetryBudget({ calls = 10, most = 10 }: RepeatBudgetOptions = {}): RetryBudget {
  const purses = new Map<ServiceName, number>()
  const full = most * calls
  const coinsOf = (service: ServiceName) => purses.get(service) ?? full
  return {
    earn: service => void purses.set(service, Math.min(full, coinsOf(service) + 1)),
    take(service) {
      const left = coinsOf(service) - calls
      if (left < 0) return false
      purses.set(service, left)
      return true
    },
  }
}
