import { orderView } from '../rules/order/order-view.ts'
import { orderContract } from './order.contract.ts'
import { withValueAt } from './testing/with-value-at.ts'
import { ORDER_SAMPLE } from './testing/order-sample.ts'
import { issuePointers } from './testing/issue-pointers.ts'

const read = (answer: unknown) => orderContract['~standard'].validate(answer)

const usd = (minor: number) => ({ minor, currency: 'USD' })

const order = {
  orderNumber: 'W000000042',
  orderDate: '2026-03-01T10:00:00.000Z',
  status: 'new',
  currency: 'USD',
  customerEmail: 'jane@example.com',
  items: [
    {
      upi: 'A1042',
      productName: 'Quiet Ridge No. 4',
      productUrl: '/products/quiet-ridge-no-4-A1042',
      imageUrl: '/img/7.jpg',
      productTypeDescription: 'Framed Print',
      height: '16 in',
      width: '20 in',
      quantity: 2,
      total: usd(4998),
      listPrice: usd(5998),
      statuses: ['In Production'],
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
    { creditCardName: 'Visa', creditCardSuffix: '1111', expirationDate: { month: 4, year: 2030 } },
  ],
  shippingAddress: {
    firstName: 'Jane',
    lastName: 'Doe',
    addressLine1: '1 Main St',
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
    addressLine2: 'Apt 4',
    country: 'US',
    phone: '2175550100',
  },
  billingAddress: {
    firstName: 'Jane',
    lastName: 'Doe',
    addressLine1: '1 Main St',
    city: '',
    state: '',
    zip: '',
  },
  subTotal: usd(4998),
  shippingTotal: usd(999),
  tax: usd(420),
  total: usd(6417),
}

test('an order of the commerce API becomes the shop’s own, and every view of an order shows it', async () => {
  expect(await read(ORDER_SAMPLE)).toEqual({ value: order })
  expect(orderView(order, 'en-US')).toMatchObject({
    status: { text: 'new', tone: 'neutral' },
    timeline: { steps: [{ state: 'done' }, { state: 'current' }, { state: 'ahead' }, { state: 'ahead' }] },
    shippingMethod: 'Ground',
    trackingNumber: '1Z999',
    payment: { cardName: 'Visa', maskedNumber: '**** 1111', expiry: '04/2030' },
    shippingAddress: ['Jane Doe', '1 Main St', 'Springfield, IL 62701'],
    itemCount: 2,
  })
})

test('an order of which only the least is known has empty lists and no totals', async () => {
  const { orderNo, creationDate, currency } = ORDER_SAMPLE
  expect(await read({ orderNo, creationDate, currency })).toEqual({
    value: {
      orderNumber: orderNo,
      orderDate: creationDate,
      currency,
      status: '',
      items: [],
      paymentMethods: [],
    },
  })
})

test.each(
  [
    ['orderNo', 'creationDate', 'currency'],
    ['productItems', 'shipments', 'paymentInstruments'],
  ]
    .flat()
    .map(field => [field]),
)('%s of another type is refused where it is', async field => {
  expect(await issuePointers(orderContract, withValueAt(ORDER_SAMPLE, [field], 7))).toEqual([`/${field}`])
})

test.each([
  [['orderNo']],
  [['creationDate']],
  [['currency']],
  [['productItems', 0, 'quantity']],
  [['productItems', 0, 'price']],
])('an order without %j is refused there', async path => {
  expect(await issuePointers(orderContract, withValueAt(ORDER_SAMPLE, path))).toEqual([`/${path.join('/')}`])
})

test.each([
  'status',
  'customerInfo',
  'productItems',
  'shipments',
  'paymentInstruments',
  'billingAddress',
  'productSubTotal',
  'shippingTotal',
  'taxTotal',
  'orderTotal',
])('the wire may send null for %s', async field => {
  expect(await issuePointers(orderContract, withValueAt(ORDER_SAMPLE, [field], null))).toEqual([])
})

test.each([
  ['without a discount costs its price', ['priceAfterItemDiscount'], undefined, { total: usd(5998) }],
  ['without a name shows its text', ['productName'], undefined, { productName: 'Text' }],
  [
    'of an unknown shipment travels in the first',
    ['shipmentId'],
    'x',
    { shippingInfo: { shippedMethod: 'Ground' } },
  ],
  ['of a status nobody knows keeps it', ['c_statuses'], ['On the moon'], { statuses: ['On the moon'] }],
])('a piece %s', async (_, path, value, piece) => {
  const sample = withValueAt(ORDER_SAMPLE, ['productItems', 0, 'itemText'], 'Text')
  expect(await read(withValueAt(sample, ['productItems', 0, ...path], value))).toMatchObject({
    value: { items: [piece] },
  })
})

test.each([
  ['shipped', ['Shipped']],
  ['not_shipped', []],
  ['teleported', []],
])('pieces without a status of their own have the one of a shipment that is %s', async (status, statuses) => {
  const sample = withValueAt(ORDER_SAMPLE, ['productItems', 0, 'c_statuses'])
  expect(await read(withValueAt(sample, ['shipments', 0, 'shippingStatus'], status))).toMatchObject({
    value: { items: [{ statuses }] },
  })
})

test('each piece travels in its own shipment', async () => {
  const [item] = ORDER_SAMPLE.productItems
  const shipments = [
    { shipmentId: 'a', trackingNumber: '1' },
    { shipmentId: 'b', trackingNumber: '2' },
  ]
  const productItems = [
    { ...item, shipmentId: 'b' },
    { ...item, shipmentId: 'a' },
  ]
  expect(await read({ ...ORDER_SAMPLE, shipments, productItems })).toMatchObject({
    value: {
      items: [{ shippingInfo: { trackingNumber: '2' } }, { shippingInfo: { trackingNumber: '1' } }],
    },
  })
})

test('of a card no more than brand, last four digits and its end is read (SEC-30)', async () => {
  const card = { cardType: 'Visa', number: '4111111111111111', maskedNumber: '4111111111111111' }
  const answer = await read({ ...ORDER_SAMPLE, paymentInstruments: [{ paymentCard: card }, {}] })
  expect(answer).toMatchObject({
    value: { paymentMethods: [{ creditCardName: 'Visa', creditCardSuffix: '1111' }] },
  })
  expect(JSON.stringify(answer)).not.toContain('41111111')
})
