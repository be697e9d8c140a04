import { SdkError, siteLink, type CustomerOrder } from '@wallart/sdk'
import type { Purchase } from '@wallart/sdk/analytics'
import { found } from '../../framework/loader.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
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
  const { orderNumber, customerId } = request.visitor.lastOrder.read()
  const elsewhere = { kind: 'moved', status: 303, location: siteLink('/orders', request.context) } as const
  if (!orderNumber) return elsewhere
  const details = await orderDetails(orderNumber, request)
  // Who has another account by now finds it by number and email.
  const isBuyers = customerId === request.visitor.session()?.customerId
  return details || isBuyers ? found({ orderNumber, details }, 'private') : elsewhere
})

/** An order that was placed is said to be, also while it cannot be read. */
async function orderDetails(
  orderNumber: string,
  { visitor, context, t, signal, onDegraded }: PrivateRequest,
): Promise<OrderConfirmationDetails | undefined> {
  try {
    const order = await visitor.orders.get(orderNumber, { signal })
    return {
      order: orderDetailView(order, { context, t }),
      email: order.customerEmail ?? '',
      opensAccount: visitor.session()?.customerType !== 'registered' && hasNamesAndEmail(order),
      purchase: purchaseOf(order),
    }
  } catch (error) {
    if (!SdkError.is(error)) throw error
    onDegraded(error)
    return undefined
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
