// order-lookup.ts
import {
  validateOrderStatus,
  type FieldIssue,
  type FormInput,
  type Message,
  type OrderStatusField,
  type OrderView,
} from '@wallart/sdk'
import { createGuestOrdersClient } from '@wallart/sdk/clients/guest-orders'
import { lookUpGuestOrderContract } from '@wallart/sdk/contracts/look-up-guest-order'
import type { Http } from '@wallart/sdk/http'
import { createGuestOrders } from '@wallart/sdk/services/guest-orders'
import type { Logger } from '@wallart/sdk/services/logger'

/** What the page shows: the order, or the form again with what is wrong. */
export type OrderPage =
  | { readonly order: OrderView }
  | { readonly issues: readonly FieldIssue<OrderStatusField>[]; readonly failure?: Message }

/** Answers the order status form; whatever goes wrong, there is a sentence for the shopper. */
export async function submitOrderLookup(
  http: Http,
  form: FormInput<OrderStatusField>,
  log: Logger,
): Promise<OrderPage> {
  const checked = validateOrderStatus(form)
  if (!checked.ok) return { issues: checked.error }
  const client = createGuestOrdersClient(http, { contracts: { order: lookUpGuestOrderContract } })
  // Only a hash of the e-mail address leaves the program.
  const result = await createGuestOrders(client, { siteId: 'Art', locale: 'en-US', log }).lookUp(
    checked.value,
  )
  return result.ok ? { order: result.value.view } : { issues: [], failure: result.error.message }
}
