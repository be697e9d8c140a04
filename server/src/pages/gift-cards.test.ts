import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { orderFields } from '../testing/order-fields.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
let visitors = 0

beforeAll(async () => {
  shop = await openStorefront({
    env: { TRUST_PROXY: '1' },
    overrides: { limiter: createRateLimiter(() => 0) },
  })
})

afterAll(() => shop.upstream.close())

const PAGE = '/gift-cards/GC0025'
const GIFT = {
  design: 'A101',
  amount: '50',
  other: '',
  recipientName: 'Ben Lee',
  recipientEmail: 'ben@gift.test',
  senderName: 'Ann',
  message: 'Happy birthday!',
  deliveryDate: '',
}

function newBrowser() {
  const agent = request.agent(shop.app)
  const visitor = `198.51.100.${(visitors += 1)}`
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    agent
      .post(path)
      .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': visitor })
      .type('form')
      .send(fields)
  const main = async (path: string) => {
    const { text } = await agent.get(path).set('x-forwarded-for', visitor).expect(200)
    return mainOf(text)
  }
  return { agent, post, main }
}

const BILLING = {
  'billing.firstName': 'Ann',
  'billing.lastName': 'Lee',
  'billing.addressLine1': '100 Congress Ave',
  'billing.city': 'Austin',
  'billing.state': 'TX',
  'billing.zip': '78701',
  'billing.country': 'US',
  'billing.phone': '5125550100',
}
const CARD = {
  holder: 'Ann Lee',
  number: '4111111111111111',
  expiry: '12/39',
  securityCode: '123',
}

/** What the review sends with its button. */
async function reviewFields({ main }: Pick<ReturnType<typeof newBrowser>, 'main'>) {
  return orderFields(await main('/checkout'))
}

const formatDay = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/New_York' }).format()

/** What the confirmation says. */
async function placeOrder({ post, main }: Pick<ReturnType<typeof newBrowser>, 'post' | 'main'>) {
  const { headers } = await post('/checkout/order', await reviewFields({ main }))
  expect(headers['location']).toBe('/order-confirmation')
  return (await main('/order-confirmation')).textContent
}

async function buyGiftCard(changes = {}): Promise<string> {
  const { post, main } = newBrowser()
  await post(PAGE, { ...GIFT, ...changes }).expect(303)
  await post('/checkout/contact', { email: 'ann@gift.test' }).expect(303)
  await post('/checkout/payment', { ...CARD, ...BILLING }).expect(303)
  const confirmation = await placeOrder({ post, main })
  expect(confirmation).toContain('Gift Card')
  expect(confirmation).toContain('We send each gift card by email on the day you chose.')
  expect(confirmation).not.toContain('tracking')
  return JSON.parse(await mailsTo(GIFT.recipientEmail))[0].token
}

async function mailsTo(to: string): Promise<string> {
  const response = await fetch(`${shop.upstream.url}/outbox.json?to=${encodeURIComponent(to)}`)
  return response.text()
}

test.each([
  [PAGE, 'https://', '50'],
  [`${PAGE}?amount=100&pid=GC0025-2`, 'https://', '100'],
])('%s is a page with its own address, and the amount that was asked for', async (path, _, amount) => {
  const { text } = await request(shop.app).get(path).expect(200)
  const page = documentOf(text)
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/gift-cards\/GC0025$/)
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toContain('gift card')
  expect(page.querySelector('input[name=amount][checked]')?.getAttribute('value')).toBe(amount)
})

test('an amount of the shopper’s own is filled in', async () => {
  const { main } = newBrowser()
  const page = await main(`${PAGE}?amount=75`)
  expect(page.querySelector('input[name=other]')?.getAttribute('value')).toBe('75.00')
  expect(page.textContent).toContain('$75.00')
})

test('what is wrong is said at its field, and what was written stays', async () => {
  const { post } = newBrowser()
  const { text } = await post(PAGE, { ...GIFT, other: '5', recipientEmail: 'ben' }).expect(422)
  const page = mainOf(text)
  expect(page.textContent).toContain('Please choose an amount from $10 to $1,000.')
  expect(page.textContent).toContain('Please enter a valid email address.')
  expect(page.querySelector('textarea')?.textContent).toBe('Happy birthday!')
})

test('without scripts a gift card goes through the cart to an order, and needs no shipping', async () => {
  const { post, main } = newBrowser()
  await post(PAGE, GIFT).expect(303).expect('location', '/cart')
  const cart = await main('/cart')
  expect(cart.textContent).toContain('Ben Lee, ben@gift.test')
  expect(cart.textContent).not.toContain('Shipping')
  const { headers } = await post('/checkout/contact', { email: 'ann@gift.test' })
  expect(headers['location']).toBe('/checkout?step=payment')
  expect((await main('/checkout')).querySelector('input[name=billingSame]')).toBeNull()
  const line = cart.querySelector('form[action$="/cart/remove"] input[name=item]')?.getAttribute('value')
  await post('/cart/remove', { item: line ?? '' }).expect(303)
  expect((await main('/cart')).textContent).not.toContain('Ben Lee')
})

test('its code shows what is left, pays in the cart, and is in no address', async () => {
  const code = await buyGiftCard()
  const { post, main } = newBrowser()
  const { text } = await post('/gift-cards/balance', { code }).expect(200)
  const shown = mainOf(text)
  expect(shown.textContent).toContain(
    `$50.00 of $50.00 is left on the gift card ending in ${code.slice(-4)}.`,
  )
  await post(PAGE, { ...GIFT, other: '80' })
  const applied = await post('/cart/promo', { code }).expect(303)
  expect(applied.headers['location']).toBe('/cart?promo=applied')
  const cart = await main('/cart')
  expect(cart.textContent).toContain('To pay$30.00')
  const id = cart.querySelector('input[name=coupon]')?.getAttribute('value')
  await post('/cart/promo/remove', { coupon: id ?? '' }).expect(303)
  expect((await main('/cart')).textContent).not.toContain('To pay')
})

test('one that is entered before the total is known says that it counts later', async () => {
  const code = await buyGiftCard()
  const { post, main } = newBrowser()
  await post('/cart/items', { upi: 'A42', quantity: '1' }).expect(303)
  await post('/checkout/contact', { email: 'ben@gift.test' }).expect(303)
  await post('/checkout/promo', { code }).expect(303)
  const checkout = await main('/checkout')
  expect(checkout.textContent).toContain('Gift card of $50.00: counts as soon as the total is known')
})

const DEMO = 'GCDEMASTUDYWALLART'
const REFUSED = 'This gift card cannot be used. Check its code; it may also have nothing left.'
const OTHER_CURRENCY = 'This gift card is in US dollars. It pays for orders in US dollars only.'
const AUTRE_DEVISE =
  'Cette carte-cadeau est en dollars des États-Unis. Elle ne paie que les commandes en dollars des États-Unis.'

/** The codes of the page as the shopper reads them. */
const codesOf = (page: Element) =>
  [...page.querySelectorAll('li[data-state]')].map(code =>
    [...code.querySelectorAll('p')].map(({ textContent }) => textContent).join(': '),
  )

test('one that was applied says in a cart of another currency which orders it pays for', async () => {
  const { post, main } = newBrowser()
  await post('/cart/items', { upi: 'A42', quantity: '1' }).expect(303)
  await post('/cart/promo', { code: DEMO }).expect(303)
  const balance = 'Gift card of $100.00: counts as soon as the total is known'
  expect(codesOf(await main('/cart'))).toEqual([`••••LART Applied: ${balance}`])
  expect(codesOf(await main('/en-ca/cart'))).toEqual([`••••LART Not used: ${OTHER_CURRENCY}`])
  expect(codesOf(await main('/fr-ca/cart'))).toEqual([`••••LART Non utilisé: ${AUTRE_DEVISE}`])
})

test.each([
  ['/en-ca', OTHER_CURRENCY],
  ['/fr-ca', AUTRE_DEVISE],
])(
  'in %s one of another currency is refused with the reason, with and without scripts',
  async (prefix, text) => {
    const { post } = newBrowser()
    await post(`${prefix}/cart/items`, { upi: 'A42', quantity: '1' }).expect(303)
    for (const page of ['cart', 'checkout']) {
      const answer = await post(`${prefix}/${page}/promo`, { code: DEMO }).expect(422)
      const main = mainOf(answer.text)
      const field = main.querySelector('input[name=code]')
      const described = field?.getAttribute('aria-describedby')
      expect(main.querySelector(`[id="${described}"]`)?.textContent).toBe(text)
      const { body } = await post(`${prefix}/${page}/promo`, { code: DEMO })
        .set('accept', 'application/json')
        .expect(422)
      expect(body.errors.code).toMatchObject([{ code: 'gift-card.other-currency' }])
    }
  },
)

test('one whose balance cannot be read, and one that is unknown, are refused without a reason', async () => {
  const { post } = newBrowser()
  const apply = async (code: string) => {
    const { body } = await post('/en-ca/cart/promo', { code }).set('accept', 'application/json').expect(422)
    return body.errors.code
  }
  const refused = [{ code: 'gift-card.refused', message: REFUSED }]
  await post('/en-ca/cart/items', { upi: 'A42', quantity: '1' }).expect(303)
  expect(await apply('GC-AAAA-BBBB-CCCC-DDDD')).toEqual(refused)
  await shop.faults('get-gift-certificate', { status: 500 })
  expect(await apply(DEMO)).toEqual(refused)
  await shop.calm()
})

test('each gift card that is refused for its currency is a guess that counts', async () => {
  const { post } = newBrowser()
  await post('/en-ca/cart/items', { upi: 'A42', quantity: '1' }).expect(303)
  const statuses: number[] = []
  for (let guess = 0; guess < 21; guess += 1)
    statuses.push((await post('/en-ca/cart/promo', { code: DEMO }).set('accept', 'application/json')).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
})

test('of two gift cards, the one that is not needed says so', async () => {
  const [first, second] = [await buyGiftCard({ other: '100' }), await buyGiftCard()]
  const { post, main } = newBrowser()
  await post(PAGE, GIFT)
  for (const code of [first, second]) await post('/cart/promo', { code }).expect(303)
  expect(codesOf(await main('/cart'))).toEqual([
    expect.stringContaining(' Applied: Gift card: pays $50.00 of its $100.00'),
    expect.stringContaining(' Not used: Gift card of $50.00: not needed for this order'),
  ])
})

test('a gift card that pays for everything asks for no other payment', async () => {
  const code = await buyGiftCard({ other: '100' })
  const { post, main } = newBrowser()
  await post(PAGE, GIFT)
  await post('/cart/promo', { code }).expect(303)
  const contact = await post('/checkout/contact', { email: 'ben@gift.test' }).expect(303)
  expect(contact.headers['location']).toBe('/checkout?step=review')
  const payment = await main('/checkout?step=payment')
  expect(payment.querySelector('input[name=number], [name^="billing."]')).toBeNull()
  expect(payment.textContent).toContain('Your gift card pays for everything.')
  await post('/checkout/payment', {}).expect(303).expect('location', '/checkout?step=review')
  const text = await placeOrder({ post, main })
  expect(text).toContain(`Gift Card **** ${code.slice(-4)}`)
  expect(text).not.toContain('Billing address')
  // It names no one whom an account could be opened for.
  expect((await main('/order-confirmation')).querySelector('input[type=password]')).toBeNull()
})

test('an order of gift cards opens an account for who paid', async () => {
  const { post, main } = newBrowser()
  await post(PAGE, GIFT).expect(303)
  await post('/checkout/contact', { email: 'giver@gift.test' }).expect(303)
  await post('/checkout/payment', { ...CARD, ...BILLING }).expect(303)
  await placeOrder({ post, main })
  expect((await main('/order-confirmation')).querySelector('input[type=password]')).not.toBeNull()
  const { headers } = await post('/order-confirmation/account', { password: 'Quiet.Ridge.7' }).expect(303)
  expect(headers['location']).toBe('/order-confirmation?account=open')
})

test('a customer’s order of gift cards alone offers nothing to buy again', async () => {
  const { post, main } = newBrowser()
  await post('/login', { email: 'ada@example.com', password: 'Gallery2026!' }).expect(303)
  const offersAgain = async (path: string) => (await main(path)).innerHTML.includes('/buy-again')
  expect(await offersAgain('/account/orders')).toBe(true)
  await post(PAGE, GIFT).expect(303)
  await post('/checkout/contact', { email: 'ada@example.com' })
  await post('/checkout/payment', { ...CARD, ...BILLING }).expect(303)
  const [orderNumber = ''] = /W\d{9}/.exec(await placeOrder({ post, main })) ?? []
  const [newest] = (await main('/account/orders')).querySelectorAll('li:has(h2)')
  expect(newest?.textContent).toContain(orderNumber)
  expect(newest?.innerHTML).not.toContain('/buy-again')
  expect(await offersAgain(`/account/orders/${orderNumber}`)).toBe(false)
})

test('an order that a gift card and a card pay names both, in the page and to who looks it up', async () => {
  const code = await buyGiftCard()
  const { post, main } = newBrowser()
  await post(PAGE, { ...GIFT, other: '80' })
  await post('/cart/promo', { code }).expect(303)
  await post('/checkout/contact', { email: 'ben@gift.test' }).expect(303)
  await post('/checkout/payment', { ...CARD, ...BILLING }).expect(303)
  const both = new RegExp(`Visa \\*{4} 1111.*Gift Card \\*{4} ${code.slice(-4)}`)
  expect((await main('/checkout')).textContent).toMatch(both)
  const text = await placeOrder({ post, main })
  const paid = new RegExp(`Visa \\*{4} 1111, \\$30\\.00.*Gift Card \\*{4} ${code.slice(-4)}, \\$50\\.00`)
  expect(text).toMatch(paid)
  expect(text).toContain(`Sent by email on${formatDay('en-US')}`)
  const orderNumber = /W\d{9}/.exec(text)?.[0] ?? ''
  const letter = JSON.parse(await mailsTo('ben@gift.test')).find((mail: { subject: string }) =>
    mail.subject.includes(orderNumber),
  )
  expect(letter.text).toMatch(
    new RegExp(`Visa \\*{4} 1111: \\$30\\.00\nGift card \\*{4} ${code.slice(-4)}: \\$50\\.00`),
  )
  const found = await post('/orders', { orderNumber, orderEmailAddress: 'ben@gift.test' }).expect(200)
  expect(mainOf(found.text).textContent).toMatch(paid)
  // Amounts are in none of the papers of the order service, which may write them otherwise.
  await shop.faults('look-up-guest-order', { replace: { pointer: '/paymentMethods/*/amount', value: '80' } })
  const again = await post('/orders', { orderNumber, orderEmailAddress: 'ben@gift.test' }).expect(200)
  await shop.calm()
  expect(mainOf(again.text).textContent).toMatch(both)
})

test('a letter in French has the marks of French, and leads to the French shop', async () => {
  const { post, main } = newBrowser()
  await post(`/fr-ca${PAGE}`, { ...GIFT, recipientEmail: 'ben@fr.test' }).expect(303)
  await post('/fr-ca/checkout/contact', { email: 'ann@fr.test' }).expect(303)
  await post('/fr-ca/checkout/payment', { ...CARD, ...BILLING }).expect(303)
  const review = await main('/fr-ca/checkout')
  await post('/fr-ca/checkout/order', orderFields(review)).expect(303)
  const gift = await mailsTo('ben@fr.test')
  expect(gift).toMatch(
    /Ben Lee\u00A0: Votre carte-cadeau de 50,00\u00A0\$\. «\u00A0Happy birthday!\u00A0» Ann\./,
  )
  expect(gift).toContain('/fr-ca')
  expect(await mailsTo('ann@fr.test')).toMatch(/Carte-cadeau pour Ben Lee\u00A0: 50,00\u00A0\$/)
})

test('a card is not charged with what a gift card no longer pays', async () => {
  const code = await buyGiftCard()
  const browsers = [newBrowser(), newBrowser()] as const
  for (const { post } of browsers) {
    await post(PAGE, { ...GIFT, other: '80' })
    await post('/cart/promo', { code }).expect(303)
    await post('/checkout/contact', { email: 'ben@gift.test' }).expect(303)
    await post('/checkout/payment', { ...CARD, ...BILLING }).expect(303)
  }
  const [first, second] = browsers
  const seen = await reviewFields(second)
  expect(seen['amount']).toBe('3000 USD')
  await placeOrder(first)
  const { text } = await second.post('/checkout/order', seen).expect(422)
  expect(mainOf(text).textContent).toContain('Place order: $80.00')
})

test('a gift card in the cart is changed, and one that is gone meanwhile comes back', async () => {
  const { post, main } = newBrowser()
  await post(PAGE, GIFT).expect(303)
  const link = (await main('/cart')).querySelector(`a[href^="${PAGE}?item="]`)?.getAttribute('href') ?? ''
  const form = await main(link)
  expect(form.querySelector('[name=recipientName]')?.getAttribute('value')).toBe('Ben Lee')
  expect(form.querySelector('textarea')?.textContent).toBe('Happy birthday!')
  const item = form.querySelector('[name=item]')?.getAttribute('value') ?? ''
  const wrong = await post(link, { ...GIFT, item, recipientEmail: 'cy' }).expect(422)
  expect(mainOf(wrong.text).querySelector('[name=item]')?.getAttribute('value')).toBe(item)
  await post(link, { ...GIFT, item, recipientName: 'Cy Young' })
    .expect(303)
    .expect('location', '/cart')
  const cart = await main('/cart')
  expect(cart.textContent).toContain('Cy Young')
  expect(cart.textContent).not.toContain('Ben Lee')
  await post('/cart/remove', { item }).expect(303)
  await post(link, { ...GIFT, item }).expect(303)
  expect((await main('/cart')).textContent).toContain('Ben Lee')
})

test('a code that is none is refused without a hint, and guesses are limited', async () => {
  const { post } = newBrowser()
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1)
    statuses.push((await post('/gift-cards/balance', { code: 'GC-AAAA-BBBB-CCCC-DDDD' })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})
