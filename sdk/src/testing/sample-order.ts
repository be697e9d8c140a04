import type { OrderItemWire } from '../wire/order-item.ts'
import type { OrderWire } from '../wire/order.ts'

/** A customer's order as the commerce API answers it, changed as a test needs it. */
export function sampleOrder(changes: Partial<OrderWire> = {}): OrderWire {
  const address = {
    firstName: 'Jane',
    lastName: 'Miller',
    address1: '12 Harbor Street',
    city: 'Albany',
    stateCode: 'NY',
    postalCode: '12207',
    countryCode: 'US',
  }
  return {
    orderNo: 'W123456789',
    creationDate: '2025-03-04T15:20:00.000Z',
    currency: 'USD',
    status: 'new',
    customerInfo: { email: 'jane@example.com' },
    productItems: [sampleOrderItem()],
    shipments: [
      { shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'ground', name: 'Ground' } },
    ],
    paymentInstruments: [
      {
        paymentCard: { cardType: 'Visa', numberLastDigits: '1111', expirationMonth: 4, expirationYear: 2028 },
      },
    ],
    billingAddress: address,
    productSubTotal: 59.98,
    shippingTotal: 5.99,
    taxTotal: 4.4,
    orderTotal: 70.37,
    ...changes,
  }
}

/** One line of a customer's order as the commerce API answers it, changed as a test needs it. */
export function sampleOrderItem(changes: Partial<OrderItemWire> = {}): OrderItemWire {
  return {
    productName: 'Quiet Ridge',
    quantity: 2,
    price: 59.98,
    priceAfterItemDiscount: 59.98,
    shipmentId: 'me',
    c_upi: 'A1042',
    'c_product-url': '/products/quiet-ridge-A1042',
    'c_image-url': '/img/I1042.jpg',
    'c_product-type': 'Art Print',
    c_height: '18 in',
    c_width: '24 in',
    c_statuses: ['In Production'],
    ...changes,
  }
}
