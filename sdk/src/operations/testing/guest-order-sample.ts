/** A guest's order as the order service sends it, with everything in it that the shop reads. */
export const GUEST_ORDER_SAMPLE = {
  orderNumber: 'W000000042',
  orderDate: '2026-03-01T10:00:00Z',
  status: 'Shipped',
  orderCurrency: 'USD',
  items: [
    {
      upi: 'A1042',
      productName: 'Quiet Ridge No. 4',
      description: 'A framed print',
      imageUrl: '/img/7.jpg',
      productUrl: '/products/quiet-ridge-no-4-A1042',
      total: 49.98,
      listPrice: 59.98,
      quantity: 2,
      height: '16 in',
      width: 20,
      productTypeDescription: 'Framed Print',
      statuses: ['Shipped', 'In Production'],
      shippingInfo: {
        shippedMethod: 'Ground',
        trackingNumber: '1Z999',
        trackingUrl: 'https://parcels.test/1Z999',
      },
    },
  ],
  paymentMethods: [
    { creditCardName: 'Visa', creditCardSuffix: '1111', expirationDate: { month: 4, year: 30 } },
  ],
  shippingAddress: {
    firstName: 'Jane',
    lastName: 'Doe',
    addressLine1: '1 Main St',
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
  },
  billingAddress: { firstName: 'John', lastName: 'Doe' },
  subTotal: 49.98,
  shippingTotal: 9.99,
  tax: 4.2,
  total: 64.17,
}
