import { AbortedError } from '../errors/connection-errors.ts'
import type { Contract } from '../operations/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { callAddress } from './call-address.ts'
import type { Call } from './call.ts'
import type { Http } from './http.ts'
import type { AttemptResult } from './options.ts'
import { abortable } from './abortable.ts'

interface SharedCall<T> {
  readonly contract: Contract<T>
  readonly answer: Promise<T>
  readonly controller: AbortController
  readonly callers: Set<Call<T>>
}

/**
 * A sender whose equal reads share one answer while it is in flight; a caller that acts for several shoppers without
 * their names in the headers passes the shopper with each call.
 */
export function coalesced(http: Http, identity: () => string = () => ''): Http {
  const inFlight = new Map<string, SharedCall<unknown>>()

  function start<T>(key: string, operation: Operation, call: Call<T>): SharedCall<T> {
    const controller = new AbortController()
    const callers = new Set([call])
    const afterAttempt = (result: AttemptResult) => callers.forEach(caller => caller.afterAttempt?.(result))
    const answer = http.send(operation, { ...call, signal: controller.signal, afterAttempt })
    const shared: SharedCall<T> = { contract: call.contract, answer, controller, callers }
    const forget = () => {
      if (inFlight.get(key) === shared) inFlight.delete(key)
    }
    controller.signal.addEventListener('abort', forget, { once: true })
    answer.then(forget, forget)
    inFlight.set(key, shared)
    return shared
  }

  return {
    async send(operation, call) {
      if (operation.effect !== 'read' || !operation.idempotent) return http.send(operation, call)
      if (call.signal?.aborted) throw new AbortedError({ operation: operation.id, cause: call.signal.reason })
      const key = coalescingKey(operation, call, identity())
      if (key === undefined) return http.send(operation, call)
      const found = inFlight.get(key)
      const shared = found && hasContract(found, call.contract) ? found : start(key, operation, call)
      return joinSharedCall(shared, operation, call)
    },
  }
}

/** What equal reads have in common; none for a read that cannot be sent, whose mistake the sender will name. */
function coalescingKey(operation: Operation, call: Call<unknown>, identity: string): string | undefined {
  const headers = Object.entries(call.headers ?? {}).map(([name, value]) => `${name.toLowerCase()}:${value}`)
  try {
    const address = callAddress('', operation, call)
    const { body, idempotencyKey } = call
    return JSON.stringify([operation.id, address, body, headers.toSorted(), idempotencyKey, identity])
  } catch {
    return undefined
  }
}

function hasContract<T>(shared: SharedCall<unknown>, contract: Contract<T>): shared is SharedCall<T> {
  return shared.contract === contract
}

/** The shared answer for one of its callers, who may leave before it comes; the last to leave ends the call. */
async function joinSharedCall<T>(
  { answer, callers, controller }: SharedCall<T>,
  { id }: Operation,
  call: Call<T>,
): Promise<T> {
  callers.add(call)
  try {
    return await abortable(() => answer, call.signal, { operation: id })
  } finally {
    callers.delete(call)
    if (callers.size === 0) controller.abort(call.signal?.reason)
  }
}
