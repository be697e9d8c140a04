import { HttpError, siteLink, type CustomerOrder } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import { orderDetailView } from '../../features/order-status/order-detail-view.server.ts'
import { signInAgain } from '../../framework/sign-in-again.server.ts'
import { buyerOf } from './buyer-of.ts'
import type { OrderConfirmationView } from './confirmation-view.ts'

/** An account needs both names and the email of its order. */
function hasNamesAndEmail(order: CustomerOrder): boolean {
  const { firstName, lastName } = buyerOf(order)
  return Boolean(firstName && lastName && order.customerEmail)
}

/** The order that this browser placed last; its number is in a sealed cookie and in no address. */
export const loader: PrivateLoader<OrderConfirmationView> = async request => {
  const { visitor, context, t, signal } = request
  const { orderNumber } = visitor.lastOrder.read()
  const toOrders = siteLink('/orders', context)
  if (!orderNumber) return movedTo(toOrders)
  const toSignIn = () => signInAgain('/order-confirmation', request)
  const ended = toSignIn()
  if (ended) return movedTo(ended)
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
    const meanwhile = toSignIn()
    if (meanwhile) return movedTo(meanwhile)
    if (HttpError.is(error) && ['not-found', 'forbidden'].includes(error.code)) return movedTo(toOrders)
    throw error
  }
}

const movedTo = (location: string) => ({ kind: 'moved', status: 303, location }) as const
