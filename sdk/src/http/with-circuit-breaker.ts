import { SdkError } from '../errors/sdk-error.ts'
import type { SdkErrorCode } from '../errors/error-fields.ts'
import { UnavailableError } from '../errors/unsent-errors.ts'
import type { Operation, ServiceName } from '../operations/operation.ts'
import type { Call } from './call.ts'
import {
  createBreaker,
  type Breaker,
  type BreakerCall,
  type BreakerOptions,
  type BreakerOutcome,
} from './breaker.ts'
import type { Http } from './http.ts'
import { systemClock } from './system-clock.ts'
import { requireArguments } from './require-arguments.ts'

/** When the circuit opens, and a hook for its changes. */
export interface CircuitBreakerOptions extends BreakerOptions {
  /** Hears when a service is given up, and when it is back. */
  readonly onChange?: (service: ServiceName, isDown: boolean) => void
}

/**
 * A sender that stops calling a failing service for a while and then probes it with one call.
 * @example
 * const guarded = withCircuitBreaker(http, { onChange: (service, isDown) => console.warn(service, isDown) })
 */
export function withCircuitBreaker(http: Http, options: CircuitBreakerOptions = {}): Http {
  requireArguments('withCircuitBreaker', { 'http.send()': Object(http).send })
  const { clock = systemClock, onChange } = options
  const breakers = new Map<ServiceName, Breaker>()

  function breakerFor(service: ServiceName): Breaker {
    const breaker =
      breakers.get(service) ?? createBreaker(options, clock, isDown => onChange?.(service, isDown))
    breakers.set(service, breaker)
    return breaker
  }

  return {
    async send(operation, call) {
      const report = breakerFor(operation.service).tryAcquire(breakerCall(operation, call))
      if (!report) throw new UnavailableError({ operation: operation.id })
      let outcome: BreakerOutcome = 'up'
      try {
        return await http.send(operation, call)
      } catch (error) {
        outcome = classifyOutcome(error)
        throw error
      } finally {
        report(outcome)
      }
    },
  }
}

/** Another page, order or language of a list is the same list. */
const OF_VIEW = /^(?:limit|page|offset|sort|orderBy.*|img|filters|refine|locale|currency)$/

// What is written, or is a shopper's own, is not told apart by its address: all sign-ins and all albums have the same.
function breakerCall(
  { id, method, access, cacheSeconds }: Operation,
  { shopper, path, query }: Call<unknown>,
): BreakerCall {
  const isOwn = cacheSeconds === 0 && access === 'shopper'
  if (!shopper || method !== 'GET' || isOwn) return { shopper }
  const named = Object.entries(query ?? {}).filter(([name]) => !OF_VIEW.test(name))
  return { shopper, subject: JSON.stringify([id, path, named]) }
}

// A refusal shows that the service is up.
const OUTCOMES: Readonly<Record<SdkErrorCode, BreakerOutcome>> = {
  aborted: 'unknown',
  'bad-answer': 'up',
  config: 'unknown',
  conflict: 'up',
  forbidden: 'up',
  http: 'up',
  network: 'silent',
  'not-found': 'up',
  refused: 'unknown',
  'rate-limited': 'up',
  server: 'failing',
  timeout: 'silent',
  unavailable: 'unknown',
  unauthorized: 'up',
  // Too large an answer, which one caller's data can make, tells nothing about those of others.
  unreadable: 'unknown',
}

function classifyOutcome(error: unknown): BreakerOutcome {
  return SdkError.is(error) ? OUTCOMES[error.code] : 'unknown'
}
