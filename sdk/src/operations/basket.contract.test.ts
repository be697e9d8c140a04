import { basketContract } from './basket.contract.ts'

const check = (value: unknown) => basketContract['~standard'].validate(value)
const usd = (minor: number) => ({ minor, currency: 'USD' })

const adjustment = {
  priceAdjustmentId: 'pa1',
  promotionId: 'summer',
  itemText: 'Summer sale',
  price: -4.1,
  appliedDiscount: { type: 'percentage', percentage: 10 },
}
const address = {
  firstName: 'Jane',
  lastName: 'Doe',
  address1: '1 Main St',
  address2: null,
  city: 'Troy',
  stateCode: 'MI',
  postalCode: '48083',
  countryCode: 'US',
  phone: '555',
}
const wire = {
  basketId: 'b1',
  currency: 'USD',
  customerInfo: { customerId: 'c1', email: 'jane@example.com' },
  productItems: [
    {
      itemId: 'i1',
      productId: 'p1',
      productName: 'Dunes',
      quantity: 2,
      price: 39.98,
      basePrice: 19.99,
      priceAfterItemDiscount: 35.88,
      priceAdjustments: [adjustment],
      variationValues: { color: 'oak', size: 7 },
      bundledProductItems: [{ itemId: 'i2', productId: 'p2', quantity: 4, price: 0 }],
      c_upi: 'U1',
      'c_product-url': '/dunes',
      c_new: 1,
    },
  ],
  shipments: [
    { shipmentId: 'me', shippingMethod: { id: 'ground', price: 4.1 }, shippingAddress: address },
    { shipmentId: 'two', shippingMethod: null },
  ],
  shippingItems: [
    {
      itemId: 's1',
      price: 4.1,
      priceAdjustments: [{ priceAdjustmentId: 'pa2', itemText: null, appliedDiscount: { type: 'free' } }],
    },
  ],
  couponItems: [
    { couponItemId: 'k1', code: 'ART20', statusCode: 'applied' },
    { couponItemId: 'k2', code: 'NEW', statusCode: 'a_new_status' },
    { couponItemId: 'k3', code: 'OK' },
    { couponItemId: 'k4', code: 'NO', valid: false },
  ],
  orderPriceAdjustments: [adjustment],
  paymentInstruments: [
    {
      paymentInstrumentId: 'm1',
      paymentMethodId: 'CREDIT_CARD',
      amount: 40,
      paymentCard: {
        cardType: 'Visa',
        maskedNumber: '************1111',
        number: '4111111111111111',
        holder: 'Jane Doe',
        expirationMonth: 1,
        expirationYear: 2031,
      },
    },
    { paymentInstrumentId: 'm2' },
    { paymentInstrumentId: 'm3', amount: 2.13, maskedGiftCertificateCode: '**NPQR', c_balance: 50 },
    {
      paymentInstrumentId: 'm4',
      amount: 0,
      maskedGiftCertificateCode: '**STUV',
      c_balance: 20,
      c_currency: 'CAD',
    },
  ],
  billingAddress: address,
  productSubTotal: 39.98,
  productTotal: 35.88,
  itemTotal: 35.88,
  shippingTotal: 4.1,
  taxTotal: 2.15,
  orderTotal: 42.13,
  orderNumber: 'n1',
  orderNo: 'n2',
  orderCurrency: 'USD',
  lastModified: '2026-01-01T00:00:00Z',
  c_sfmc_events: [{ any: 'thing' }],
}
const modelAdjustment = {
  priceAdjustmentId: 'pa1',
  promotionId: 'summer',
  itemText: 'Summer sale',
  price: usd(-410),
  appliedDiscountType: 'percentage',
}
const modelAddress = {
  firstName: 'Jane',
  lastName: 'Doe',
  addressLine1: '1 Main St',
  city: 'Troy',
  state: 'MI',
  zip: '48083',
  country: 'US',
  phone: '555',
}

test('a basket of the wire becomes the shop’s own (ATC-29, BSK-17, BSK-18, BSK-21, OPT-41)', async () => {
  expect(await check(wire)).toEqual({
    value: {
      basketId: 'b1',
      currency: 'USD',
      customerId: 'c1',
      customerEmail: 'jane@example.com',
      giftCards: [],
      productItems: [
        {
          itemId: 'i1',
          productId: 'p1',
          productName: 'Dunes',
          quantity: 2,
          price: usd(3998),
          unitPrice: usd(1999),
          priceAfterDiscount: usd(3588),
          priceAdjustments: [modelAdjustment],
          variationValues: { color: 'oak' },
          bundledProductItems: [{ itemId: 'i2', productId: 'p2', quantity: 4 }],
          upi: 'U1',
          productUrl: '/dunes',
        },
      ],
      shipments: [
        {
          shipmentId: 'me',
          shippingMethod: { id: 'ground', name: 'ground', price: usd(410) },
          shippingAddress: modelAddress,
        },
        { shipmentId: 'two' },
      ],
      shippingItems: [
        {
          itemId: 's1',
          price: usd(410),
          priceAdjustments: [{ priceAdjustmentId: 'pa2', itemText: '', appliedDiscountType: 'free' }],
        },
      ],
      couponItems: [
        { couponItemId: 'k1', code: 'ART20', statusCode: 'applied' },
        { couponItemId: 'k2', code: 'NEW', statusCode: 'a_new_status' },
        { couponItemId: 'k3', code: 'OK', statusCode: 'applied' },
        { couponItemId: 'k4', code: 'NO', statusCode: 'invalid' },
      ],
      orderPriceAdjustments: [modelAdjustment],
      paymentInstruments: [
        {
          paymentInstrumentId: 'm1',
          paymentMethodId: 'CREDIT_CARD',
          amount: usd(4000),
          card: {
            cardType: 'Visa',
            maskedNumber: '************1111',
            holder: 'Jane Doe',
            expirationMonth: 1,
            expirationYear: 2031,
          },
        },
        { paymentInstrumentId: 'm2' },
        {
          paymentInstrumentId: 'm3',
          amount: usd(213),
          giftCard: { maskedCode: '**NPQR', balance: usd(5000) },
        },
        {
          paymentInstrumentId: 'm4',
          amount: usd(0),
          giftCard: { maskedCode: '**STUV', balance: { minor: 2000, currency: 'CAD' } },
        },
      ],
      billingAddress: modelAddress,
      productSubTotal: usd(3998),
      productTotal: usd(3588),
      itemTotal: usd(3588),
      shippingTotal: usd(410),
      tax: usd(215),
      orderTotal: usd(4213),
      orderNumber: 'n1',
      orderNo: 'n2',
      orderCurrency: 'USD',
      lastModified: '2026-01-01T00:00:00Z',
      marketingEvents: [{ any: 'thing' }],
    },
  })
})

const empty = {
  basketId: 'b1',
  currency: 'JPY',
  productItems: [],
  giftCards: [],
  shipments: [],
  shippingItems: [],
  couponItems: [],
  orderPriceAdjustments: [],
  paymentInstruments: [],
}

test('a basket of which nothing but its name and currency is known is empty', async () => {
  expect(await check({ basketId: 'b1', currency: 'JPY' })).toEqual({ value: empty })
  const nulls = Object.fromEntries(Object.keys(wire).map(field => [field, null]))
  expect(await check({ ...nulls, basketId: 'b1', currency: 'JPY' })).toEqual({ value: empty })
})

test('the house’s own names for tax and total count, and the currency says how many digits there are', async () => {
  const value = { ...empty, tax: { minor: 0, currency: 'JPY' }, orderTotal: { minor: 1200, currency: 'JPY' } }
  expect(await check({ basketId: 'b1', currency: 'JPY', tax: 0, taxTotal: 9, total: 1200 })).toEqual({
    value,
  })
})

test('a hostile name of a choice changes no object', async () => {
  const productItems = [
    { ...wire.productItems[0], variationValues: JSON.parse('{"__proto__":"x","color":"oak"}') },
  ]
  const { value } = { value: undefined, ...(await check({ ...wire, productItems })) }
  expect(value?.productItems[0]?.variationValues).toEqual({ color: 'oak' })
  expect(Object.getPrototypeOf(value?.productItems[0]?.variationValues)).toBe(Object.prototype)
})

const item = (more: object) => ({ ...wire, productItems: [{ ...wire.productItems[0], ...more }] })

test.each<[string, unknown, readonly PropertyKey[]]>([
  ['without an id', { ...wire, basketId: undefined }, ['basketId']],
  ['without a currency', { ...wire, currency: null }, ['currency']],
  ['with a number for an e-mail', { ...wire, customerInfo: { email: 7 } }, ['customerInfo', 'email']],
  ['with a text for its lines', { ...wire, productItems: 'none' }, ['productItems']],
  ['with a nameless line', item({ itemId: undefined }), ['productItems', 0, 'itemId']],
  ['with a line of no product', item({ productId: undefined }), ['productItems', 0, 'productId']],
  ['with a line without a quantity', item({ quantity: null }), ['productItems', 0, 'quantity']],
  ['with a line without a price', item({ price: null }), ['productItems', 0, 'price']],
  [
    'with a bundle of no product',
    item({ bundledProductItems: [{ itemId: 'i2', quantity: 4 }] }),
    ['productItems', 0, 'bundledProductItems', 0, 'productId'],
  ],
  ['with a price as text', item({ price: '9.99' }), ['productItems', 0, 'price']],
  ['with an absurd price', item({ price: 1e308 }), ['productItems', 0, 'price']],
  ['with an absurd discount', { ...wire, productTotal: -1e308 }, ['productTotal']],
  ['with a nameless delivery', { ...wire, shipments: [{}] }, ['shipments', 0, 'shipmentId']],
  [
    'with a nameless way of delivery',
    { ...wire, shipments: [{ shipmentId: 'me', shippingMethod: {} }] },
    ['shipments', 0, 'shippingMethod', 'id'],
  ],
  ['with a nameless shipping cost', { ...wire, shippingItems: [{}] }, ['shippingItems', 0, 'itemId']],
  [
    'with a promotion without its amount',
    { ...wire, orderPriceAdjustments: [{ ...adjustment, price: undefined }] },
    ['orderPriceAdjustments', 0, 'price'],
  ],
  [
    'with a nameless promotion',
    { ...wire, orderPriceAdjustments: [{ ...adjustment, priceAdjustmentId: 1 }] },
    ['orderPriceAdjustments', 0, 'priceAdjustmentId'],
  ],
  [
    'with a nameless promo code',
    { ...wire, couponItems: [{ code: 'A' }] },
    ['couponItems', 0, 'couponItemId'],
  ],
  ['with an empty promo code', { ...wire, couponItems: [{ couponItemId: 'k' }] }, ['couponItems', 0, 'code']],
  [
    'with a nameless payment',
    { ...wire, paymentInstruments: [{}] },
    ['paymentInstruments', 0, 'paymentInstrumentId'],
  ],
  ['that is null', null, []],
])('a basket %s breaks the contract where it is broken', async (_, value, path) => {
  const { issues } = await check(value)
  expect(issues?.map(issue => issue.path ?? [])).toEqual([path])
})
