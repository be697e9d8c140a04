import { HttpError, SdkError, siteLink, type CustomerOrder } from '@wallart/sdk'
import type { Purchase } from '@wallart/sdk/analytics'
import { found } from '../../framework/loader.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import type { Visitor } from '../../framework/visitor.server.ts'
import { orderDetailView } from '../../features/order-status/order-detail-view.server.ts'
import { loadInOpenSession } from '../../framework/sign-in-again.server.ts'
import { buyerOf } from './buyer-of.ts'
import type { OrderConfirmationDetails, OrderConfirmationView } from './confirmation-view.ts'

/** An account needs both names and the email of its order. */
function hasNamesAndEmail(order: CustomerOrder): boolean {
  const { firstName, lastName } = buyerOf(order)
  return Boolean(firstName && lastName && order.customerEmail)
}

/** The order that this browser placed last; its number is in a sealed cookie and in no address. */
export const loader = loadInOpenSession<OrderConfirmationView>(async request => {
  const { visitor, context, url } = request
  const { orderNumber } = visitor.lastOrder.read()
  const elsewhere = { kind: 'moved', status: 303, location: siteLink('/orders', context) } as const
  if (!orderNumber) return elsewhere
  const details = await orderDetails(orderNumber, request)
  const isAccountOpen = url.searchParams.get('account') === 'open' && isRegistered(visitor)
  // Who has another account by now finds it by number and email.
  return details || isBuyers(visitor) ? found({ orderNumber, isAccountOpen, details }, 'private') : elsewhere
})

const isRegistered = (visitor: Visitor) => visitor.session()?.customerType === 'registered'

const isBuyers = ({ lastOrder, session }: Visitor) => lastOrder.read().customerId === session()?.customerId

/** An order that was placed is said to be, also while it cannot be read. */
async function orderDetails(
  orderNumber: string,
  request: PrivateRequest,
): Promise<OrderConfirmationDetails | undefined> {
  const { visitor, context, t, onDegraded } = request
  try {
    const order = await findOrder(orderNumber, request)
    return {
      order: orderDetailView(order, { context, t }),
      email: order.customerEmail ?? '',
      opensAccount: !isRegistered(visitor) && hasNamesAndEmail(order),
      purchase: purchaseOf(order),
    }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    onDegraded(error)
    return undefined
  }
}

/** The order that an account was opened from stays a guest's, who is found by number and email. */
async function findOrder(
  orderNumber: string,
  { visitor, shop, signal }: PrivateRequest,
): Promise<CustomerOrder> {
  try {
    return await visitor.orders.get(orderNumber, { signal })
  } catch (error) {
    const session = visitor.session()
    const isUnknown = HttpError.is(error) && error.code === 'not-found'
    if (!isUnknown || session?.customerType !== 'registered' || !isBuyers(visitor)) throw error
    const { email = '' } = await visitor.accounts.get(session.customerId, { signal })
    const lookup = await shop.guestOrders.lookUp({ orderNumber, email }, { signal })
    if (!lookup.ok) throw lookup.error.cause ?? error
    return { ...lookup.value.order, customerEmail: email }
  }
}

function purchaseOf({ orderNumber, items, currency, total, tax, shippingTotal }: CustomerOrder): Purchase {
  return {
    transactionId: orderNumber,
    currency,
    ...(total && { total }),
    ...(tax && { tax }),
    ...(shippingTotal && { shipping: shippingTotal }),
    products: items.map(({ upi = '', productName = '', quantity, total: paid }) => ({
      id: upi,
      name: productName,
      quantity,
      price: { ...paid, minor: Math.round(paid.minor / quantity) },
    })),
  }
}
