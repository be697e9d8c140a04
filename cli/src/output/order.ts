import {
  validateOrderStatus,
  type OrderItemView,
  type OrderPaymentView,
  type OrderView,
  type SiteId,
} from '@wallart/sdk'
import { createGuestOrdersClient } from '@wallart/sdk/clients/guest-orders'
import { lookUpGuestOrderContract } from '@wallart/sdk/contracts/look-up-guest-order'
import { createGuestOrders, type OrderLookupRefusal } from '@wallart/sdk/services/guest-orders'
import type { Connection } from '../shell/connect.ts'
import { Failure } from '../shell/failure.ts'
import { createPageAddress, type PageAddress } from '../shell/page-address.ts'
import { toPrice, type Price } from './price.ts'

// The failure itself is printed.
const NO_LOG = { log: { warn: () => {} } }

export interface OrderLine extends Omit<OrderItemView, 'price' | 'listPrice'> {
  readonly price: Price
  readonly listPrice?: Price
}

interface OrderPaymentLine extends Omit<OrderPaymentView, 'amount'> {
  readonly amount?: Price
}

interface OrderSummaryLine {
  readonly key: string
  readonly label: string
  readonly text: string
}

export interface OrderDocument
  extends Readonly<Record<string, unknown>>, Omit<OrderView, 'items' | 'payment' | 'payments' | 'summary'> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly payment?: OrderPaymentLine
  readonly payments: readonly OrderPaymentLine[]
  readonly items: readonly OrderLine[]
  readonly summary: readonly OrderSummaryLine[]
}

export interface OrderQuery {
  readonly orderNumber: string
  readonly email: string
}

/** Fails where the order form would. */
export function validateOrderQuery({ orderNumber, email }: OrderQuery): OrderQuery {
  const result = validateOrderStatus({ orderNumber, orderEmailAddress: email })
  if (result.ok) return result.value
  throw new Failure('usage', result.error[0]?.message ?? 'Invalid order number or e-mail address')
}

export async function readOrder(connection: Connection, query: OrderQuery): Promise<OrderDocument> {
  const { http, scope, signal } = connection
  const orders = createGuestOrdersClient(http, { contracts: { order: lookUpGuestOrderContract } })
  const found = await createGuestOrders(orders, { ...scope, ...NO_LOG }).lookUp(query, { signal })
  if (!found.ok) throw lookupFailure(found.error)
  const { items, summary, payment: _, ...view } = found.value.view
  const payments = view.payments.map(made => toPaymentLine(made, scope.locale))
  const [payment] = payments
  const address = createPageAddress(connection)
  return {
    schemaVersion: 1,
    site: scope.siteId,
    ...view,
    ...(payment && { payment }),
    payments,
    items: items.map(item => toOrderLine(item, scope.locale, address)),
    summary: summary.map(({ key, label, value }) => ({
      key,
      label: label.message,
      text: 'amount' in value ? toPrice(value.amount, scope.locale).text : value.text.message,
    })),
  }
}

function toPaymentLine({ amount, ...payment }: OrderPaymentView, locale: string): OrderPaymentLine {
  return { ...payment, ...(amount && { amount: toPrice(amount, locale) }) }
}

function toOrderLine(
  { price, listPrice, ...item }: OrderItemView,
  locale: string,
  address: PageAddress,
): OrderLine {
  return {
    ...item,
    ...(item.productHref && { productHref: address(item.productHref) }),
    price: toPrice(price, locale),
    ...(listPrice && { listPrice: toPrice(listPrice, locale) }),
  }
}

// The shopper's message with the exit code of the cause.
function lookupFailure({ message, cause }: OrderLookupRefusal): unknown {
  const { requestId, hint } = cause ?? {}
  const details = { ...(requestId && { requestId }), ...(hint && { hint }) }
  if (!cause || cause.code === 'not-found') return new Failure('not-found', message.message, details)
  return cause.code === 'server' && message.code === 'order.server'
    ? new Failure('server', message.message, details)
    : cause
}
