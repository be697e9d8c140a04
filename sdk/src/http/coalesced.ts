import { AbortedError } from '../errors/connection-errors.ts'
import type { Contract } from '../operations/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { callAddress } from './address.ts'
import type { Call } from './call.ts'
import type { Http } from './http.ts'
import type { CallResult } from './options.ts'
import { abortable } from './abortable.ts'

interface Shared<T> {
  readonly contract: Contract<T>
  readonly answer: Promise<T>
  readonly controller: AbortController
  readonly callers: Set<Call<T>>
}

/**
 * A sender whose equal reads share one answer while it is under way; whoever asks in the name of others, whose names
 * are not in the headers of their calls, says each time for whom.
 */
export function coalesced(http: Http, identity: () => string = () => ''): Http {
  const inFlight = new Map<string, Shared<unknown>>()

  function start<T>(key: string, operation: Operation, call: Call<T>): Shared<T> {
    const controller = new AbortController()
    const callers = new Set([call])
    const afterAttempt = (result: CallResult) => callers.forEach(caller => caller.afterAttempt?.(result))
    const answer = http.send(operation, { ...call, signal: controller.signal, afterAttempt })
    const shared: Shared<T> = { contract: call.contract, answer, controller, callers }
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
      const key = keyOf(operation, call, identity())
      if (key === undefined) return http.send(operation, call)
      const found = inFlight.get(key)
      const shared = found && isFor(found, call.contract) ? found : start(key, operation, call)
      return share(shared, operation, call)
    },
  }
}

/** What equal reads have in common; none for a read that cannot be sent, whose mistake the sender will name. */
function keyOf(operation: Operation, call: Call<unknown>, identity: string): string | undefined {
  const headers = Object.entries(call.headers ?? {}).map(([name, value]) => `${name.toLowerCase()}:${value}`)
  try {
    const address = callAddress('', operation, call)
    const { body, idempotencyKey } = call
    return JSON.stringify([operation.id, address, body, headers.toSorted(), idempotencyKey, identity])
  } catch {
    return undefined
  }
}

function isFor<T>(shared: Shared<unknown>, contract: Contract<T>): shared is Shared<T> {
  return shared.contract === contract
}

/** The shared answer for one of its callers, who may leave before it comes; the last to leave ends the call. */
async function share<T>(
  { answer, callers, controller }: Shared<T>,
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
