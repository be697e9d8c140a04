import type { ServiceName } from '../operations/operation.ts'
import type { RetryBudget } from './options.ts'

/** How many calls may be retried. */
export interface RetryBudgetOptions {
  /** How many calls of a service earn one repetition. */
  readonly callsPerRetry?: number
  /** How many repetitions a service can save up; it starts with that many. */
  readonly maxRetries?: number
}

/**
 * A budget by which at most a tenth of a service's calls is repeated, so that a service in trouble is not asked even
 * more: every call is a coin in the service's purse, and a repetition costs ten.
 * @example
 * const http = createHttp({ services, budget: createRetryBudget() })
 */
export function createRetryBudget({
  callsPerRetry = 10,
  maxRetries = 10,
}: RetryBudgetOptions = {}): RetryBudget {
  const balances = new Map<ServiceName, number>()
  const capacity = maxRetries * callsPerRetry
  const balanceOf = (service: ServiceName) => balances.get(service) ?? capacity
  return {
    deposit: service => void balances.set(service, Math.min(capacity, balanceOf(service) + 1)),
    tryWithdraw(service) {
      const remaining = balanceOf(service) - callsPerRetry
      if (remaining < 0) return false
      balances.set(service, remaining)
      return true
    },
  }
}
