import type { Basket } from '../../model/basket.ts'
import { TO_BE_DETERMINED } from './summary-row.ts'
import { FREE_SHIPPING, summaryRows } from './summary-rows.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const EMPTY: Basket = {
  basketId: 'b1',
  currency: 'USD',
  productItems: [],
  giftCards: [],
  shipments: [],
  shippingItems: [],
  couponItems: [],
  orderPriceAdjustments: [],
  paymentInstruments: [],
}
const shippingItem = (appliedDiscountType?: string) => ({
  itemId: 's1',
  priceAdjustments: [
    { priceAdjustmentId: 'p0', itemText: 'Faster', price: usd(0) },
    {
      priceAdjustmentId: 'p1',
      itemText: 'Shipping promotion',
      price: usd(-599),
      ...(appliedDiscountType === undefined ? {} : { appliedDiscountType }),
    },
  ],
})
const bareItem = { itemId: 's2', priceAdjustments: [] }
const valueOf = (key: string, basket: Partial<Basket>) =>
  summaryRows({ ...EMPTY, ...basket }).find(row => row.key === key)?.value

test('the words of the summary are those of the specification (BSK-19, BSK-20)', () => {
  expect(TO_BE_DETERMINED).toEqual({ code: 'summary.to-be-determined', message: 'TBD' })
  expect(FREE_SHIPPING).toEqual({ code: 'summary.free', message: 'Free' })
})

test('a priced basket lists subtotal, promotions, shipping, tax and total (BSK-18, BSK-22)', () => {
  const basket: Basket = {
    ...EMPTY,
    productSubTotal: usd(5000),
    orderPriceAdjustments: [{ priceAdjustmentId: 'a1', itemText: '10% off', price: usd(-500) }],
    shippingItems: [shippingItem('amount')],
    shippingTotal: usd(599),
    tax: usd(400),
    orderTotal: usd(5499),
    productTotal: usd(4500),
  }
  expect(summaryRows(basket)).toEqual([
    {
      key: 'subtotal',
      label: { code: 'summary.subtotal', message: 'Subtotal' },
      value: { amount: usd(5000) },
      notes: [],
    },
    {
      key: 'promotion-a1',
      label: { code: 'summary.promotion', message: '10% off' },
      value: { amount: usd(-500) },
      notes: [],
    },
    {
      key: 'shipping',
      label: { code: 'summary.shipping', message: 'Shipping' },
      value: { amount: usd(599) },
      notes: ['Faster', 'Shipping promotion'],
    },
    { key: 'tax', label: { code: 'summary.tax', message: 'Tax' }, value: { amount: usd(400) }, notes: [] },
    {
      key: 'total',
      label: { code: 'summary.total', message: 'Order Total' },
      value: { amount: usd(5499) },
      notes: [],
    },
  ])
})

test("without an address tax displays as 'TBD', and the total is an estimate (BSK-19)", () => {
  const rows = summaryRows({ ...EMPTY, productSubTotal: usd(5000), productTotal: usd(4500) })
  expect(rows.map(({ key, value }) => [key, value])).toEqual([
    ['subtotal', { amount: usd(5000) }],
    ['shipping', { text: TO_BE_DETERMINED }],
    ['tax', { text: TO_BE_DETERMINED }],
    ['total', { amount: usd(4500) }],
  ])
  expect(rows.at(-1)?.label).toEqual({ code: 'summary.estimated-total', message: 'Estimated Total' })
  expect(rows.map(row => row.notes)).toEqual([[], [], [], []])
})

test('a tax of nothing is an amount, not an open question (BSK-19)', () => {
  expect(valueOf('tax', { tax: usd(0) })).toEqual({ amount: usd(0) })
})

test.each([
  [[shippingItem('free')], { text: FREE_SHIPPING }],
  [[shippingItem('free'), shippingItem('free')], { text: FREE_SHIPPING }],
  [[shippingItem('free'), bareItem], { amount: usd(599) }],
  [[shippingItem('percentage')], { amount: usd(599) }],
  [[shippingItem()], { amount: usd(599) }],
  [[bareItem], { amount: usd(599) }],
  [[], { amount: usd(599) }],
])(
  "shipping of %j displays %j: 'Free' only when a free adjustment covers it all (BSK-20)",
  (shippingItems, value) => {
    expect(valueOf('shipping', { shippingItems, shippingTotal: usd(599) })).toEqual(value)
  },
)

const present = (id: string, minor: number) => ({
  giftCardItemId: id,
  amount: usd(minor),
  recipientName: 'Ben',
  recipientEmail: 'ben@example.com',
})
const redeemed = (id: string, minor: number) => ({
  paymentInstrumentId: id,
  amount: usd(minor),
  giftCard: { maskedCode: `************${id}` },
})

test('gift cards that are bought count in the subtotal, and alone have no line for shipping', () => {
  const giftCards = [present('g1', 5000), present('g2', 2500)]
  const alone = summaryRows({ ...EMPTY, giftCards, productSubTotal: usd(0), orderTotal: usd(7500) })
  expect(alone.map(({ key, value }) => [key, value])).toEqual([
    ['subtotal', { amount: usd(7500) }],
    ['tax', { text: TO_BE_DETERMINED }],
    ['total', { amount: usd(7500) }],
  ])
  expect(valueOf('subtotal', { giftCards, productSubTotal: usd(1000) })).toEqual({ amount: usd(8500) })
})

test.each([
  [{ tax: usd(360) }, 4860],
  [{ shippingTotal: usd(599) }, 5099],
  [{ tax: usd(360), giftCards: [present('g1', 2500)] }, 7360],
])('an estimated total is the sum of the lines above it: with %j %d', (known, total) => {
  const basket = {
    ...known,
    productSubTotal: usd(5000),
    orderPriceAdjustments: [{ priceAdjustmentId: 'a1', itemText: '10% off', price: usd(-500) }],
    productTotal: usd(4500),
  }
  const rows = summaryRows({ ...EMPTY, ...basket })
  const amounts = rows.map(({ value }) => ('amount' in value ? value.amount.minor : 0))
  expect(rows.at(-1)?.label.message).toBe('Estimated Total')
  expect(amounts).toEqual([...amounts.slice(0, -1), total])
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total)
})

test('each gift card that pays has its line, and the last says what is left to pay', () => {
  const paymentInstruments = [
    redeemed('NPQR', 1000),
    { paymentInstrumentId: 'card', amount: usd(1500) },
    redeemed('WXYZ', 500),
    redeemed('SPENT', 0),
  ]
  const rows = summaryRows({ ...EMPTY, orderTotal: usd(3000), paymentInstruments })
  expect(rows.slice(-3)).toEqual([
    {
      key: 'gift-card-NPQR',
      label: { code: 'summary.gift-card', message: 'Gift card' },
      value: { amount: usd(-1000) },
      notes: ['••••NPQR'],
    },
    {
      key: 'gift-card-WXYZ',
      label: { code: 'summary.gift-card', message: 'Gift card' },
      value: { amount: usd(-500) },
      notes: ['••••WXYZ'],
    },
    {
      key: 'due',
      label: { code: 'summary.due', message: 'To pay' },
      value: { amount: usd(1500) },
      notes: [],
    },
  ])
})
