import { SdkError } from '../errors/sdk-error.ts'
import type { Contract } from '../operations/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { callAddress } from './address.ts'
import type { Call } from './call.ts'
import type { Http } from './http.ts'
import { validateResponse } from './validate-response.ts'
import { systemClock } from './system-clock.ts'
import type { Clock } from './options.ts'

/** An answer as it came over the wire, and when. */
export interface CachedAnswer {
  readonly answer: unknown
  /** Epoch milliseconds. */
  readonly at: number
}

/** Where answers are kept; one that cannot be reached keeps nothing. */
export interface AnswerStore {
  readonly get: (key: string) => CachedAnswer | undefined | Promise<CachedAnswer | undefined>
  readonly set: (key: string, cached: CachedAnswer, seconds: number) => unknown
}

/** How answers are kept. */
export interface CacheOptions {
  readonly store: AnswerStore
  /** Keeps apart the answers of sites, locales or services that share a store. */
  readonly scope?: string
  /** For how many seconds an old answer may stand in for a service that fails. */
  readonly ifErrorSeconds?: number
  readonly clock?: Pick<Clock, 'now'>
  /** Hears of each failure for which an older answer stands in. */
  readonly onStale?: (error: SdkError) => void
}

/** How long an old answer may stand in for a service that fails, in seconds. */
export const IF_ERROR_SECONDS = 86_400

const AS_IT_IS: Contract<unknown> = {
  '~standard': { version: 1, vendor: 'wallart', validate: value => ({ value }) },
}

/**
 * A sender that reuses the answers of reads for as long as their operations allow, and older ones while the service
 * fails; only for calls made in nobody's name.
 */
export function withCache(http: Http, options: CacheOptions): Http {
  const { store, scope = '', ifErrorSeconds = IF_ERROR_SECONDS, clock = systemClock, onStale } = options

  // An answer from the future tells that the clock was set back: nobody knows its age, so it only stands in.
  function ageOf({ at }: CachedAnswer, { cacheSeconds }: Operation): number {
    const seconds = (clock.now() - at) / 1000
    return seconds < 0 ? cacheSeconds : seconds
  }

  async function answerOf<T>(operation: Operation, call: Call<T>, key: string): Promise<T> {
    const found = await store.get(key)
    const seconds = found ? ageOf(found, operation) : Number.POSITIVE_INFINITY
    const again = () => validateResponse(call.contract, found?.answer, { operation: operation.id })
    if (seconds < operation.cacheSeconds) return again()
    try {
      const answer = await http.send(operation, { ...call, contract: AS_IT_IS })
      // A broken answer must not take the place of a good one.
      const value = await validateResponse(call.contract, answer, { operation: operation.id })
      await store.set(key, { answer, at: clock.now() }, operation.cacheSeconds + ifErrorSeconds)
      return value
    } catch (error) {
      const isUsable = seconds < operation.cacheSeconds + ifErrorSeconds
      if (!isUsable || !isOfService(error)) throw error
      onStale?.(error)
      return again()
    }
  }

  return {
    async send(operation, call) {
      const mayKeep = operation.effect === 'read' && operation.idempotent && operation.cacheSeconds > 0
      const key = mayKeep ? keyOf(scope, operation, call) : undefined
      return key === undefined ? http.send(operation, call) : answerOf(operation, call, key)
    },
  }
}

function keyOf(scope: string, operation: Operation, call: Call<unknown>): string | undefined {
  try {
    return JSON.stringify([scope, operation.id, callAddress('', operation, call), call.body])
  } catch {
    return undefined
  }
}

const OF_SERVICE: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'server',
  'unreadable',
  'unavailable',
  'bad-answer',
  'rate-limited',
])

function isOfService(error: unknown): error is SdkError {
  return SdkError.is(error) && OF_SERVICE.has(error.code)
}
