import { HttpError, siteLink, type CustomerOrder } from '@wallart/sdk'
import { found } from '../../framework/loader.server.ts'
import { orderDetailView } from '../../features/order-status/order-detail-view.server.ts'
import { loadInOpenSession } from '../../framework/sign-in-again.server.ts'
import { buyerOf } from './buyer-of.ts'
import type { OrderConfirmationView } from './confirmation-view.ts'

/** An account needs both names and the email of its order. */
function hasNamesAndEmail(order: CustomerOrder): boolean {
  const { firstName, lastName } = buyerOf(order)
  return Boolean(firstName && lastName && order.customerEmail)
}

/** The order that this browser placed last; its number is in a sealed cookie and in no address. */
export const loader = loadInOpenSession<OrderConfirmationView>(async ({ visitor, context, t, signal }) => {
  const { orderNumber } = visitor.lastOrder.read()
  const elsewhere = { kind: 'moved', status: 303, location: siteLink('/orders', context) } as const
  if (!orderNumber) return elsewhere
  try {
    const order = await visitor.orders.get(orderNumber, { signal })
    const { items, currency, total, tax, shippingTotal } = order
    return found(
      {
        order: orderDetailView(order, { context, t }),
        email: order.customerEmail ?? '',
        opensAccount: visitor.session()?.customerType !== 'registered' && hasNamesAndEmail(order),
        purchase: {
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
        },
      },
      'private',
    )
  } catch (error) {
    if (HttpError.is(error) && ['not-found', 'forbidden'].includes(error.code)) return elsewhere
    throw error
  }
})
