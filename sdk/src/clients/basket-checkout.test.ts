import { createHttp } from '../http/http.ts'
import { createRecordingTransport } from '../http/testing/recording-transport.ts'
import { basketContract } from '../operations/basket.contract.ts'
import { getShippingMethodsContract } from '../operations/get-shipping-methods.contract.ts'
import { createBasketCheckoutClient, type BasketCheckoutClient } from './basket-checkout.ts'

const ROOT = 'https://c.test/checkout/shopper-baskets/v1/organizations/f_ecom/baskets/b1'
const IN = 'siteId=Art&locale=en-US'
const scope = { organizationId: 'f_ecom', siteId: 'Art', locale: 'en-US' } as const
const key = { idempotencyKey: 'k1' }
const address = {
  firstName: 'Jane',
  lastName: 'Doe',
  addressLine1: '1 Main St',
  city: 'Troy',
  state: 'MI',
  zip: '48083',
  country: 'US',
} as const
const addressWire = {
  firstName: 'Jane',
  lastName: 'Doe',
  address1: '1 Main St',
  city: 'Troy',
  stateCode: 'MI',
  postalCode: '48083',
  countryCode: 'US',
}
const masked = {
  maskedNumber: '************1111',
  cardType: 'Visa',
  expirationMonth: 1,
  expirationYear: 2031,
} as const
const slipped = { ...masked, holder: 'Jane Doe', number: '4111111111111111', securityCode: '123' }

function clientWith(answer: Response) {
  const { transport, requests } = createRecordingTransport([answer])
  const http = createHttp({ services: { commerce: 'https://c.test' }, transport })
  const contracts = { basket: basketContract, shippingMethods: getShippingMethodsContract }
  return { client: createBasketCheckoutClient(http, { ...scope, contracts }), requests }
}

type Case = readonly [string, (client: BasketCheckoutClient) => Promise<unknown>, string, unknown]

test.each<Case>([
  [
    'the way of delivery',
    c => c.setShippingMethod('b1', 'ground', key),
    `PUT ${ROOT}/shipments/me/shipping-method?${IN}`,
    { id: 'ground' },
  ],
  [
    'where it goes',
    c => c.setShippingAddress('b1', { ...address, addressLine2: 'Flat 2' }, key),
    `PUT ${ROOT}/shipments/me/shipping-address?${IN}`,
    { ...addressWire, address2: 'Flat 2' },
  ],
  [
    'to which place it goes',
    c => c.setShippingZip('b1', { zip: '48083', country: 'US', state: 'MI' }, key),
    `PUT ${ROOT}/shipments/me/shipping-address?${IN}`,
    { postalCode: '48083', countryCode: 'US', stateCode: 'MI' },
  ],
  [
    'to which place of no state it goes',
    c => c.setShippingZip('b1', { zip: '00001', country: 'US' }, key),
    `PUT ${ROOT}/shipments/me/shipping-address?${IN}`,
    { postalCode: '00001', countryCode: 'US' },
  ],
  [
    'where it and the bill go',
    c => c.setShippingAddress('b1', address, { ...key, useAsBilling: true }),
    `PUT ${ROOT}/shipments/me/shipping-address?useAsBilling=true&${IN}`,
    addressWire,
  ],
  [
    'where the bill goes',
    c => c.setBillingAddress('b1', address, { ...key, useAsShipping: false }),
    `PUT ${ROOT}/billing-address?useAsShipping=false&${IN}`,
    addressWire,
  ],
  [
    'a card without its number',
    c => c.addPayment('b1', { paymentMethodId: 'CREDIT_CARD', paymentCard: slipped }, key),
    `POST ${ROOT}/payment-instruments?${IN}`,
    { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...masked, holder: 'Jane Doe' } },
  ],
  [
    'a card and what it pays',
    c =>
      c.addPayment(
        'b1',
        { paymentMethodId: 'CREDIT_CARD', paymentCard: masked },
        { ...key, amount: { minor: 1999, currency: 'USD' } },
      ),
    `POST ${ROOT}/payment-instruments?${IN}`,
    { paymentMethodId: 'CREDIT_CARD', paymentCard: masked, amount: 19.99 },
  ],
  [
    'how much a payment pays',
    c => c.setPaymentAmount('b1', 'm1', { minor: 1999, currency: 'USD' }, key),
    `PATCH ${ROOT}/payment-instruments/m1?${IN}`,
    { amount: 19.99 },
  ],
  [
    'that a payment is off',
    c => c.removePayment('b1', 'm1', key),
    `DELETE ${ROOT}/payment-instruments/m1?${IN}`,
    undefined,
  ],
])('a basket is told %s', async (_, call, request, body) => {
  const { client, requests } = clientWith(Response.json({ basketId: 'b1', currency: 'USD' }))
  expect(await call(client)).toMatchObject({ basketId: 'b1' })
  const [sent] = requests
  expect(`${sent?.method} ${sent?.address}`).toBe(request)
  expect(sent?.headers).toMatchObject({ 'idempotency-key': 'k1' })
  expect(sent?.body === undefined ? undefined : JSON.parse(sent.body)).toEqual(body)
})

test('the ways of delivery cost money of the basket', async () => {
  const { client, requests } = clientWith(
    Response.json({ applicableShippingMethods: [{ id: 'g', name: 'Ground', price: 5 }] }),
  )
  expect(await client.shippingMethods({ basketId: 'b1', currency: 'CAD' })).toEqual({
    methods: [{ id: 'g', name: 'Ground', price: { minor: 500, currency: 'CAD' } }],
  })
  expect(requests[0]?.address).toBe(`${ROOT}/shipments/me/shipping-methods?${IN}`)
})

test('a refusal is thrown', async () => {
  const { client } = clientWith(Response.json({}, { status: 404 }))
  await expect(client.setShippingMethod('b1', 'x')).rejects.toMatchObject({ code: 'not-found' })
})
