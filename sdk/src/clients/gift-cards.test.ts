import { createHttp } from '../http/http.ts'
import { basketContract } from '../operations/basket.contract.ts'
import { getGiftCertificateContract } from '../operations/get-gift-certificate.contract.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { reply } from '../testing/mock-handlers.ts'
import { sampleBasket } from '../testing/sample-basket.ts'
import { createGiftCardsClient } from './gift-cards.ts'

const ITEMS = '/checkout/shopper-baskets/v1/organizations/o1/baskets/b1/gift-certificate-items'
const BALANCE = '/checkout/shopper-gift-certificates/v1/organizations/o1/gift-certificate'

const ORDER = {
  amount: { minor: 7550, currency: 'USD' },
  recipientName: 'Ben Lee',
  recipientEmail: 'ben@example.com',
  senderName: 'Ann',
  message: 'Happy birthday!',
  deliveryDate: '2026-12-24',
  design: 'waves',
}

const WIRE = {
  amount: 75.5,
  recipientName: 'Ben Lee',
  recipientEmail: 'ben@example.com',
  senderName: 'Ann',
  message: 'Happy birthday!',
  c_deliveryDate: '2026-12-24',
  c_design: 'waves',
}

const BASKET = sampleBasket({ giftCertificateItems: [{ giftCertificateItemId: 'g1', ...WIRE }] })

function openClient() {
  const transport = createMockFetch({
    [`POST ${ITEMS}`]: reply(BASKET),
    [`PATCH ${ITEMS}/g1`]: reply(BASKET),
    [`DELETE ${ITEMS}/g1`]: reply(sampleBasket()),
    [`POST ${BALANCE}`]: reply({
      maskedGiftCertificateCode: '**************NPQR',
      amount: 75.5,
      balance: 25.5,
      currency: 'USD',
      status: 'issued',
    }),
  })
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const contracts = { basket: basketContract, giftCard: getGiftCertificateContract }
  const scope = { organizationId: 'o1', siteId: 'Art', locale: 'en-US' } as const
  return { transport, client: createGiftCardsClient(http, { ...scope, contracts }) }
}

test('a gift card is added, changed and removed', async () => {
  const { client, transport } = openClient()
  const { giftCards } = await client.add('b1', ORDER)
  expect(giftCards).toEqual([{ giftCardItemId: 'g1', ...ORDER }])
  await client.update('b1', 'g1', ORDER)
  expect((await client.remove('b1', 'g1')).giftCards).toEqual([])
  const bodies = transport.calls.map(({ body }) => (body ? JSON.parse(body) : undefined))
  expect(bodies).toEqual([WIRE, WIRE, undefined])
})

test('the code whose balance is asked for is in no address', async () => {
  const { client, transport } = openClient()
  expect(await client.balance('GCABCDEFGHJKLMNPQR')).toMatchObject({ balance: { minor: 2550 } })
  expect(transport.calls).toMatchObject([
    { query: { siteId: 'Art', locale: 'en-US' }, body: '{"giftCertificateCode":"GCABCDEFGHJKLMNPQR"}' },
  ])
})
