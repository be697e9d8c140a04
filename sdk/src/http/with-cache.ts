import { isServiceFailure } from '../errors/is-service-failure.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { Contract } from '../model/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { callAddress } from './call-address.ts'
import { cachedValues } from './cached-values.ts'
import type { Call } from './call.ts'
import type { Http } from './http.ts'
import { validateResponse } from './validate-response.ts'
import { systemClock } from './system-clock.ts'
import type { Clock } from './options.ts'
import { callable, requireArguments } from './require-arguments.ts'
import { requireContract } from './require-contract.ts'

/** An answer as it came over the wire, and when. */
export interface CachedResponse {
  readonly answer: unknown
  /** Epoch milliseconds. */
  readonly at: number
}

/** Where answers are cached; a store that throws caches nothing. */
export interface CacheStore {
  /** The answer of that key, or undefined. */
  readonly get: (key: string) => CachedResponse | undefined | Promise<CachedResponse | undefined>
  /** Stores an answer for as many seconds. */
  readonly set: (key: string, cached: CachedResponse, seconds: number) => unknown
}

/** How answers are cached. */
export interface CacheOptions {
  readonly store: CacheStore
  /** Keeps apart the answers of sites, locales or services that share a store. */
  readonly scope?: string
  /** For how many seconds an old answer may stand in for a service that fails. */
  readonly staleIfErrorSeconds?: number
  readonly clock?: Pick<Clock, 'now'>
  /** Hears of each failure for which an older answer stands in. */
  readonly onStale?: (error: SdkError) => void
}

/** How long a stale answer may be served while a service fails, in seconds. */
export const STALE_IF_ERROR_SECONDS = 86_400

const PASS_THROUGH: Contract<unknown> = {
  '~standard': { version: 1, vendor: 'wallart', validate: value => ({ value }) },
}

/**
 * A sender that reuses the answers of reads for as long as their operations allow, and older ones while the service
 * fails; only for calls made without a shopper's identity.
 * @example
 * const cached = withCache(http, { store: new Map() })
 */
export function withCache(http: Http, options: CacheOptions): Http {
  const { get, set } = Object(Object(options).store)
  const methods = { 'options.store.get()': callable(get), 'options.store.set()': callable(set) }
  requireArguments('withCache', { 'http.send()': Object(http).send, ...methods })
  const {
    store,
    scope = '',
    staleIfErrorSeconds = STALE_IF_ERROR_SECONDS,
    clock = systemClock,
    onStale,
  } = options

  // An answer from the future means that the clock was set back: its age is unknown, so it only serves as a fallback.
  function ageSeconds({ at }: CachedResponse, { cacheSeconds }: Operation): number {
    const seconds = (clock.now() - at) / 1000
    return seconds < 0 ? cacheSeconds : seconds
  }

  async function sendThroughCache<T>(operation: Operation, call: Call<T>, key: string): Promise<T> {
    requireContract(call.contract, operation)
    const cached = await ifAvailable(() => store.get(key))
    const seconds = cached ? ageSeconds(cached, operation) : Number.POSITIVE_INFINITY
    // One that an older program stored may lack what is needed by now.
    const readCached = () =>
      ifAvailable(async () => cached && { value: await readOnce(cached, call.contract, operation) })
    const valid = seconds < operation.cacheSeconds ? await readCached() : undefined
    if (valid) return valid.value
    try {
      const answer = await http.send(operation, { ...call, contract: PASS_THROUGH })
      // A broken answer must not take the place of a good one.
      const value = await validateResponse(call.contract, answer, { operation: operation.id })
      const fresh = { answer, at: clock.now() }
      cachedValues(call.contract).set(fresh, { value })
      await ifAvailable(() => store.set(key, fresh, operation.cacheSeconds + staleIfErrorSeconds))
      return value
    } catch (error) {
      const isUsable = seconds < operation.cacheSeconds + staleIfErrorSeconds
      if (!isUsable || !SdkError.is(error) || !isServiceFailure(error.code)) throw error
      const stale = await readCached()
      if (!stale) throw error
      onStale?.(error)
      return stale.value
    }
  }

  return {
    async send(operation, call) {
      const isCacheable = operation.effect === 'read' && operation.idempotent && operation.cacheSeconds > 0
      const key = isCacheable ? cacheKey(scope, operation, call) : undefined
      return key === undefined ? http.send(operation, call) : sendThroughCache(operation, call, key)
    },
  }
}

async function ifAvailable<T>(ask: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

/** An answer is checked once, and shared by all who read it. */
async function readOnce<T>(cached: CachedResponse, contract: Contract<T>, { id }: Operation): Promise<T> {
  const values = cachedValues(contract)
  const known = values.get(cached)
  if (known) return known.value
  const value = await validateResponse(contract, cached.answer, { operation: id })
  values.set(cached, { value })
  return value
}

function cacheKey(scope: string, operation: Operation, call: Call<unknown>): string | undefined {
  try {
    return JSON.stringify([scope, operation.id, callAddress('', operation, call), call.body])
  } catch {
    return undefined
  }
}
