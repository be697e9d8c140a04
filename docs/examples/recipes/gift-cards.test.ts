import { createHttp } from '@wallart/sdk/http'
import { createMockFetch, reply, sampleBasket } from '@wallart/sdk/testing'
import { openBasket } from './basket.ts'
import { buyGiftCard, giftCardBalance, openGiftCards, payWithGiftCard } from './gift-cards.ts'

const scope = { organizationId: 'o', siteId: 'Art', locale: 'en-US' } as const
const log = { warn: () => undefined }
const BASKET = '/baskets/basket-1'
const CODE = 'GCAAAABBBBCCCCDDDD'
const form = {
  amount: '50',
  recipientName: 'Ann Lee',
  recipientEmail: 'ann@example.com',
  senderName: 'Bob',
}

const customer = async () => ({ customerId: 'c1', customerType: 'guest' }) as const

function cards() {
  const transport = createMockFetch({
    'GET /customers/c1/baskets': reply({ total: 1, baskets: [sampleBasket()] }),
    [`GET ${BASKET}`]: reply(sampleBasket()),
    [`POST ${BASKET}/gift-certificate-items`]: reply(sampleBasket()),
    [`POST ${BASKET}/payment-instruments`]: reply(sampleBasket()),
    'POST /gift-certificate': reply({
      maskedGiftCertificateCode: '**************DDDD',
      amount: 50,
      balance: 12.5,
      currency: 'USD',
      status: 'issued',
    }),
  })
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  return { transport, service: openGiftCards(http, scope, openBasket(http, scope, customer, log)) }
}

test('a gift card is put into the basket, and a wrong field is named before anything is sent', async () => {
  const { transport, service } = cards()
  const issues = await buyGiftCard(
    service,
    { ...form, recipientEmail: 'ann' },
    'click 1',
    Date.UTC(2026, 0, 1),
  )
  expect(issues).toEqual([expect.objectContaining({ field: 'recipientEmail' })])
  expect(transport.calls).toEqual([])
  await buyGiftCard(service, form, 'click 2', Date.UTC(2026, 0, 1))
  const write = transport.calls.find(({ method }) => method === 'POST')
  expect(JSON.parse(write?.body ?? '')).toMatchObject({ amount: 50, c_deliveryDate: '2025-12-31' })
  expect(write?.headers['idempotency-key']).toBe('click 2')
})

test('a code pays, and one that is none is not asked for', async () => {
  const { transport, service } = cards()
  expect(await payWithGiftCard(service, 'SAVE25')).toBe('This is not the code of a gift card.')
  expect(transport.calls).toEqual([])
  expect(await payWithGiftCard(service, 'gcaaaa-bbbb-cccc-dddd')).toBeUndefined()
})

test('what is left on a gift card is said in words', async () => {
  expect(await giftCardBalance(cards().service, CODE)).toBe('$12.50')
})
