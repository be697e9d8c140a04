import { createBasketCheckoutClient } from '../clients/basket-checkout.ts'
import { createBasketsClient } from '../clients/baskets.ts'
import { createGiftCardsClient } from '../clients/gift-cards.ts'
import { createHttp } from '../http/http.ts'
import { basketContract } from '../operations/basket.contract.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { getGiftCertificateContract } from '../operations/get-gift-certificate.contract.ts'
import { getShippingMethodsContract } from '../operations/get-shipping-methods.contract.ts'
import { transferBasketContract } from '../operations/transfer-basket.contract.ts'
import { GIFT_CARD_REFUSED } from '../rules/texts/gift-card-texts.ts'
import { sampleBasket } from '../testing/sample-basket.ts'
import { failNetwork, reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createBasketService } from './basket.ts'
import { createGiftCards } from './gift-cards.ts'

const CODE = 'GCAAAABBBBCCCCDDDD'
const REFUSED = { kind: 'refused', reason: GIFT_CARD_REFUSED }
const CARD = {
  maskedGiftCertificateCode: '**************DDDD',
  amount: 50,
  balance: 12.5,
  currency: 'USD',
  status: 'issued',
}

function redeem(payment: MockHandler, balance: MockHandler) {
  const transport = createMockFetch({
    'GET /baskets/b1': reply(sampleBasket()),
    'POST /baskets/b1/payment-instruments': payment,
    'POST /gift-certificate': balance,
  })
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const contracts = {
    basket: basketContract,
    empty: emptyContract,
    giftCard: getGiftCertificateContract,
    shippingMethods: getShippingMethodsContract,
    transferred: transferBasketContract,
  }
  const options = { organizationId: 'o', siteId: 'Art', locale: 'en-CA', contracts } as const
  const giftCards = createGiftCards({
    basket: createBasketService({
      client: createBasketsClient(http, options),
      shopper: { customer: async () => undefined, baskets: () => Promise.reject() },
      currency: 'CAD',
      basketId: 'b1',
      log: { warn: () => undefined },
    }),
    giftCards: createGiftCardsClient(http, options),
    checkout: createBasketCheckoutClient(http, options),
  })
  return { outcome: giftCards.redeem(CODE), transport }
}

test('a gift card that is refused says what is left on it', async () => {
  const { outcome, transport } = redeem(reply({}, { status: 400 }), reply(CARD))
  expect(await outcome).toEqual({
    ...REFUSED,
    giftCard: {
      maskedCode: '**************DDDD',
      amount: { minor: 5000, currency: 'USD' },
      balance: { minor: 1250, currency: 'USD' },
    },
  })
  expect(transport.calls.map(({ body }) => JSON.parse(body))).toEqual([
    { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: CODE },
    { giftCertificateCode: CODE },
  ])
})

test.each([
  ['is unknown', reply({}, { status: 404 })],
  ['cannot be read', reply({}, { status: 503 })],
  ['is not reached', failNetwork()],
])('where its balance %s it is refused all the same', async (_, balance) => {
  expect(await redeem(reply({}, { status: 400 }), balance).outcome).toEqual(REFUSED)
})

test('of a code that is unknown no balance is read', async () => {
  const problem = { type: 'gift-certificate-not-found' }
  const { outcome, transport } = redeem(reply(problem, { status: 404 }), reply(CARD))
  expect(await outcome).toEqual(REFUSED)
  expect(transport.calls.filter(({ path }) => path.endsWith('/gift-certificate'))).toEqual([])
})
