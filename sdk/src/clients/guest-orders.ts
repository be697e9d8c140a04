import { HttpError } from '../errors/http-error.ts'
import { createHttpError, NotFoundError } from '../errors/http-status-errors.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { GuestOrder } from '../model/order.ts'
import type { Contract } from '../model/contract.ts'
import { lookUpGuestOrder } from '../operations/look-up-guest-order.ts'
import type { OrderLookupParams } from '../rules/order-lookup/order-lookup-params.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedOptions } from './fetching/checked-options.ts'

/** The contracts of the client for the guests' orders. */
export interface GuestOrdersContracts {
  /** Answers undefined for what is no order. */
  readonly order: Contract<GuestOrder | undefined>
}

/** Finds the orders of shoppers without an account. */
export interface GuestOrdersClient {
  /** An answer without an order number counts as not found; no error repeats what was asked. */
  readonly lookUp: (params: OrderLookupParams, options?: CallOptions) => Promise<GuestOrder>
}

const NEEDED: NeededArguments<GuestOrdersClient> = { lookUp: ['params:object'] }

/**
 * Creates the client for the guests' orders.
 * @example
 * const orders = createGuestOrdersClient(http, { contracts: { order: lookUpGuestOrderContract } })
 * const order = await orders.lookUp(orderLookupParams({ orderNumber: 'W000000013', email: 'ann@example.com' }))
 */
export function createGuestOrdersClient(
  http: Http,
  settings: ClientOptions<GuestOrdersContracts>,
): GuestOrdersClient {
  const {
    contracts: { order },
  } = checkedOptions(http, settings)
  return checkedCalls(NEEDED, {
    async lookUp({ orderId, md5email }, { signal, idempotencyKey } = {}) {
      const call = { contract: order, query: { orderId, md5email }, signal, idempotencyKey }
      const found = await http.send(lookUpGuestOrder, call).catch((error: unknown) => {
        throw error instanceof HttpError ? redactError(error, [orderId, md5email]) : error
      })
      if (found) return found
      throw new NotFoundError({ status: 200 }, { operation: lookUpGuestOrder.id }, 'not-found')
    },
  })
}

const PERSONAL_PATTERN = /@|%40|[\da-f]{32}/i

// A service may repeat the e-mail address in its refusal, though the caller sent only its encrypted form.
function redactError(error: HttpError, sensitiveValues: readonly string[]): HttpError {
  const { status, problem, sentence, retryAfterMs, operation, requestId, hint } = error
  const isSafe = (text: string) =>
    !PERSONAL_PATTERN.test(text) &&
    !sensitiveValues.some(value => text.toLowerCase().includes(value.toLowerCase()))
  return createHttpError(
    {
      status,
      problem: problem && isSafe(problem) ? problem : undefined,
      sentence: sentence && isSafe(sentence) ? sentence : undefined,
      retryAfterMs,
      hint,
    },
    { operation, ...(requestId && { requestId }) },
  )
}
