import type { GuestOrderItemWire } from '../wire/guest-order-item.ts'
import type { GuestOrderWire } from '../wire/guest-order.ts'

/** A guest's order as the order service answers it, changed as a test needs it. */
export function sampleGuestOrder(changes: Partial<GuestOrderWire> = {}): GuestOrderWire {
  const address = {
    firstName: 'Jane',
    lastName: 'Miller',
    addressLine1: '12 Harbor Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
  }
  return {
    orderNumber: 'W123456789',
    orderDate: '2025-03-04T15:20:00.000Z',
    status: 'SHIPPED',
    orderCurrency: 'USD',
    items: [sampleGuestOrderItem()],
    paymentMethods: [
      { creditCardName: 'Visa', creditCardSuffix: '1111', expirationDate: { month: 4, year: 2028 } },
    ],
    shippingAddress: address,
    billingAddress: address,
    subTotal: 59.98,
    shippingTotal: 5.99,
    tax: 4.4,
    total: 70.37,
    ...changes,
  }
}

/** One piece of a guest's order as the order service answers it, changed as a test needs it. */
export function sampleGuestOrderItem(changes: Partial<GuestOrderItemWire> = {}): GuestOrderItemWire {
  return {
    upi: 'A1042',
    productName: 'Quiet Ridge',
    imageUrl: '/img/I1042.jpg',
    productUrl: '/products/quiet-ridge-A1042',
    total: 59.98,
    listPrice: 79.98,
    quantity: 2,
    height: '24"',
    width: '18"',
    productTypeDescription: 'Art Print',
    statuses: ['SHIPPED'],
    shippingInfo: {
      shippedMethod: 'Ground',
      trackingNumber: '1Z0042',
      trackingUrl: 'https://carrier.test/track/1Z0042',
    },
    ...changes,
  }
}
