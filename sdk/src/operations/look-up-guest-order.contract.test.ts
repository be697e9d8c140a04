import { lookUpGuestOrderContract } from './look-up-guest-order.contract.ts'
import { withValueAt } from './testing/with-value-at.ts'
import { GUEST_ORDER_SAMPLE } from './testing/guest-order-sample.ts'
import { issuePointers } from './testing/issue-pointers.ts'

const read = (answer: unknown) => lookUpGuestOrderContract['~standard'].validate(answer)

const usd = (minor: number) => ({ minor, currency: 'USD' })

test('a guest’s order becomes the shop’s own (ORD-45, ORD-46, ORD-47)', async () => {
  expect(await read(GUEST_ORDER_SAMPLE)).toEqual({
    value: {
      orderNumber: 'W000000042',
      orderDate: '2026-03-01T10:00:00Z',
      status: 'Shipped',
      currency: 'USD',
      items: [
        {
          upi: 'A1042',
          productName: 'Quiet Ridge No. 4',
          description: 'A framed print',
          imageUrl: '/img/7.jpg',
          productUrl: '/products/quiet-ridge-no-4-A1042',
          total: usd(4998),
          listPrice: usd(5998),
          quantity: 2,
          height: '16 in',
          width: '20',
          productTypeDescription: 'Framed Print',
          statuses: ['Shipped', 'In Production'],
          attributes: [{ name: 'Frame', value: 'Black' }],
          shippingInfo: {
            shippedMethod: 'Ground',
            trackingNumber: '1Z999',
            trackingUrl: 'https://parcels.test/1Z999',
            carrier: 'UPS',
            expectedDate: '2026-12-01',
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
      billingAddress: { firstName: 'John', lastName: 'Doe', addressLine1: '', city: '', state: '', zip: '' },
      subTotal: usd(4998),
      shippingTotal: usd(999),
      tax: usd(420),
      total: usd(6417),
    },
  })
})

test.each([
  undefined,
  null,
  {},
  [],
  { orderNumber: '' },
  { orderNumber: ' ' },
  { orderNumber: null, items: 7 },
])('%j names no order (ORD-18)', async answer => {
  expect(await read(answer)).toEqual({ value: undefined })
})

test('an order of which only the least is known has empty lists and no totals', async () => {
  const { orderNumber, orderDate, status, orderCurrency } = GUEST_ORDER_SAMPLE
  const paymentMethods = [{ creditCardSuffix: '4111111111111111', expirationDate: { month: 4 } }]
  expect(await read({ orderNumber, orderDate, status, orderCurrency, paymentMethods, unknown: 1 })).toEqual({
    value: {
      orderNumber,
      orderDate,
      status,
      currency: orderCurrency,
      items: [],
      paymentMethods: [{ creditCardName: '', creditCardSuffix: '1111' }],
    },
  })
})

test.each([
  [['orderNumber'], 42],
  [['orderDate'], undefined],
  [['status'], undefined],
  [['orderCurrency'], undefined],
  [['items'], 'none'],
  [['items', 0, 'total'], '49.98'],
  [['items', 0, 'quantity'], undefined],
  [['items', 0, 'statuses'], 'Shipped'],
  [['paymentMethods', 0, 'creditCardSuffix'], 1111],
  [['shippingAddress', 'zip'], 62701],
])('an order broken at %j is refused there', async (path, value) => {
  expect(await issuePointers(lookUpGuestOrderContract, withValueAt(GUEST_ORDER_SAMPLE, path, value))).toEqual(
    [`/${path.join('/')}`],
  )
})

test.each(['an order', 7, true])('%j is no answer at all', async answer => {
  expect(await issuePointers(lookUpGuestOrderContract, answer)).toEqual([''])
})

test.each([
  ...['items', 'paymentMethods', 'shippingAddress', 'billingAddress'].map(field => [field]),
  ...['subTotal', 'shippingTotal', 'tax', 'total'].map(field => [field]),
  ...Object.keys(GUEST_ORDER_SAMPLE.items[0] ?? {})
    .filter(field => field !== 'total' && field !== 'quantity')
    .map(field => ['items', 0, field]),
])('the wire may send null for %s %s %s', async (...path) => {
  expect(await issuePointers(lookUpGuestOrderContract, withValueAt(GUEST_ORDER_SAMPLE, path, null))).toEqual(
    [],
  )
})

test('hostile keys change nothing but themselves', async () => {
  const answer: unknown = JSON.parse(
    `${JSON.stringify(GUEST_ORDER_SAMPLE).slice(0, -1)},"__proto__":{"isAdmin":true}}`,
  )
  expect(await read(answer)).toEqual(await read(GUEST_ORDER_SAMPLE))
  expect({}).not.toHaveProperty('isAdmin')
})
