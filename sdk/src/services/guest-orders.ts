import type { GuestOrdersClient } from '../clients/guest-orders.ts'
import { HttpError } from '../errors/http-error.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Message, Result } from '../model/message.ts'
import type { GuestOrder } from '../model/order.ts'
import { orderLookupParams } from '../rules/order-lookup/order-lookup-params.ts'
import type { OrderLookupInput } from '../rules/order/clean-order-lookup.ts'
import { ORDER_NOT_FOUND, orderLookupFailure } from '../rules/order/order-lookup-failure.ts'
import { orderView, type OrderView } from '../rules/order/order-view.ts'
import type { SiteId } from '../model/site.ts'
import { reportDegraded, type ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** An order that was found, as it is and as a page shows it. */
export interface FoundGuestOrder {
  readonly order: GuestOrder
  readonly view: OrderView
}

/** Why an order was not found: the sentence that the shopper reads, and the failure behind it. */
export interface OrderLookupRefusal {
  readonly message: Message
  readonly cause?: SdkError
}

/** Finds orders for shoppers without an account. */
export interface GuestOrders {
  /** The order, or the sentence that the shopper reads whatever went wrong. */
  readonly lookUp: (
    input: OrderLookupInput,
    options?: CallOptions,
  ) => Promise<Result<FoundGuestOrder, OrderLookupRefusal>>
}

/** What the lookup of orders is created with: the shop whose orders it finds, and the language it tells of them in. */
export interface GuestOrdersOptions extends ServiceOptions {
  readonly siteId: SiteId
  readonly locale: string
}

const NEEDED: NeededArguments<GuestOrders> = { lookUp: ['input:object:orderNumber,email'] }

/**
 * Creates the order lookup of one shop, which shows its own orders in the language of a locale.
 * @example
 * const guestOrders = createGuestOrders(guestOrdersClient, { siteId: 'Art', locale: 'en-US', log })
 * const found = await guestOrders.lookUp({ orderNumber: 'W000000013', email: 'ann@example.com' })
 */
export function createGuestOrders(client: GuestOrdersClient, options: GuestOrdersOptions): GuestOrders {
  requireClient('createGuestOrders', client, 'lookUp', options, ['siteId', 'locale', 'log.warn()'])
  const { siteId, locale } = options
  return checkedCalls(NEEDED, {
    async lookUp(input, call) {
      const params = orderLookupParams(input)
      if (!params.orderId || !params.md5email) return { ok: false, error: { message: ORDER_NOT_FOUND } }
      try {
        const order = await client.lookUp(params, call)
        // Of another brand's order this shop says no more than of none.
        if ((order.siteId ?? siteId) !== siteId) return { ok: false, error: { message: ORDER_NOT_FOUND } }
        return { ok: true, value: { order, view: orderView(order, locale) } }
      } catch (error) {
        if (!SdkError.is(error)) throw error
        // A 404 with a hint may come from another server.
        if (error.code !== 'not-found' || error.hint) reportDegraded(options, error, 'order lookup failed')
        return { ok: false, error: { message: messageFor(error), cause: error } }
      }
    },
  })
}

function messageFor(error: SdkError): Message {
  if (!HttpError.is(error)) return orderLookupFailure({ body: {} })
  return orderLookupFailure({ status: error.status, body: { message: error.sentence } })
}
