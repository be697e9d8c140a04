import { validateOrderStatus, type OrderItemView, type OrderView, type SiteId } from '@wallart/sdk'
import { createGuestOrdersClient } from '@wallart/sdk/clients/guest-orders'
import { lookUpGuestOrderContract } from '@wallart/sdk/contracts/look-up-guest-order'
import { createGuestOrders, type OrderLookupRefusal } from '@wallart/sdk/services/guest-orders'
import type { Connection } from '../shell/connect.ts'
import { Failure } from '../shell/failure.ts'
import { pageAddresses, type PageAddress } from '../shell/page-address.ts'
import { priceOf, type Price } from './price.ts'

// The failure itself reaches the terminal.
const NO_LOG = { log: { warn: () => {} } }

/** A piece of an order, its amounts with their texts. */
export interface OrderedPiece extends Omit<OrderItemView, 'price' | 'listPrice'> {
  readonly price: Price
  readonly listPrice?: Price
}

/** A line of an order's summary as text. */
interface OrderSum {
  readonly key: string
  readonly label: string
  readonly text: string
}

/** What cli order-status --json prints: the storefront's own detail. */
export interface OrderDocument
  extends Readonly<Record<string, unknown>>, Omit<OrderView, 'items' | 'summary'> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly items: readonly OrderedPiece[]
  readonly summary: readonly OrderSum[]
}

/** What a person looks an order up with. */
export interface OrderQuestion {
  readonly orderNumber: string
  readonly email: string
}

/** What the site would send for these; a usage failure where its form would complain. */
export function checkedQuestion({ orderNumber, email }: OrderQuestion): OrderQuestion {
  const checked = validateOrderStatus({ orderNumber, orderEmailAddress: email })
  if (checked.ok) return checked.value
  throw new Failure('usage', checked.error[0]?.message ?? 'The order number or the e-mail is no such thing')
}

/** The order as the storefront shows it. */
export async function readOrder(connection: Connection, question: OrderQuestion): Promise<OrderDocument> {
  const { http, scope, signal } = connection
  const orders = createGuestOrdersClient(http, { order: lookUpGuestOrderContract })
  const found = await createGuestOrders(orders, scope.locale, NO_LOG).lookUp(question, { signal })
  if (!found.ok) throw failureFor(found.error)
  const { items, summary, ...view } = found.value.view
  const address = pageAddresses(connection)
  return {
    schemaVersion: 1,
    site: scope.siteId,
    ...view,
    items: items.map(item => pieceOf(item, scope.locale, address)),
    summary: summary.map(({ key, label, value }) => ({
      key,
      label: label.message,
      text: 'amount' in value ? priceOf(value.amount, scope.locale).text : value.text.message,
    })),
  }
}

function pieceOf(
  { price, listPrice, ...item }: OrderItemView,
  locale: string,
  address: PageAddress,
): OrderedPiece {
  return {
    ...item,
    ...(item.productHref && { productHref: address(item.productHref) }),
    price: priceOf(price, locale),
    ...(listPrice && { listPrice: priceOf(listPrice, locale) }),
  }
}

// The sentence that a shopper reads, with the exit code of what happened.
function failureFor({ message, cause }: OrderLookupRefusal): unknown {
  const help = cause?.requestId ? { requestId: cause.requestId } : {}
  if (!cause || cause.code === 'not-found') return new Failure('not-found', message.message, help)
  return cause.code === 'server' && message.code === 'order.server'
    ? new Failure('server', message.message, help)
    : cause
}
