import { AbortedError } from '../errors/connection-errors.ts'
import type { Contract } from '../model/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { callAddress } from './call-address.ts'
import type { Call, RawResponse } from './call.ts'
import type { Http } from './http.ts'
import type { AttemptResult } from './options.ts'
import { singleFlight, type SingleFlight } from './single-flight.ts'
import { requireArguments } from './require-arguments.ts'

interface ContractFlights<T> {
  readonly contract: Contract<T>
  join(...args: Parameters<SingleFlight<T, Call<T>>>): Promise<T>
}

/**
 * A sender whose equal reads share one answer while it is in flight; a caller that acts for several shoppers without
 * their names in the headers passes the shopper with each call.
 * @example
 * const shared = coalesced(http)
 */
export function coalesced(http: Http, identity: () => string = () => ''): Http {
  requireArguments('coalesced', { 'http.send()': Object(http).send })
  const flightsOf = new WeakMap<object, ContractFlights<unknown>>()

  function flightsFor<T>(contract: Contract<T>): ContractFlights<T> {
    const found = flightsOf.get(contract)
    if (found && hasContract(found, contract)) return found
    const flights = { contract, join: singleFlight<T, Call<T>>() }
    flightsOf.set(contract, flights)
    return flights
  }

  return {
    async send(operation, call) {
      const isShared = operation.effect === 'read' && operation.idempotent
      const key = isShared ? coalescingKey(operation, call, identity()) : undefined
      if (key === undefined) return http.send(operation, call)
      const share = (signal: AbortSignal, callers: ReadonlySet<Call<unknown>>) => {
        const afterAttempt = (result: AttemptResult) =>
          callers.forEach(caller => caller.afterAttempt?.(result))
        const onResponse = (response: RawResponse) => callers.forEach(caller => caller.onResponse?.(response))
        return http.send(operation, { ...call, signal, afterAttempt, onResponse })
      }
      return flightsFor(call.contract)
        .join(key, call, share)
        .catch(error => {
          const { signal } = call
          throw signal?.aborted ? new AbortedError({ operation: operation.id, cause: signal.reason }) : error
        })
    },
  }
}

/** What equal reads have in common; none for a read that cannot be sent, whose mistake the sender names. */
function coalescingKey(operation: Operation, call: Call<unknown>, identity: string): string | undefined {
  const headers = Object.entries(call.headers ?? {})
    .map(([name, value]) => `${name.toLowerCase()}:${value}`)
    .filter(header => !/^(correlation-id|traceparent):/.test(header))
  if (!call.contract) return undefined
  try {
    const address = callAddress('', operation, call)
    const { body, idempotencyKey, timeoutMs, retries } = call
    const settings = [headers.toSorted(), idempotencyKey, timeoutMs, retries]
    return JSON.stringify([operation.id, address, body, settings, identity])
  } catch {
    return undefined
  }
}

function hasContract<T>(
  flights: ContractFlights<unknown>,
  contract: Contract<T>,
): flights is ContractFlights<T> {
  return flights.contract === contract
}
