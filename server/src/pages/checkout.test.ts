import { within } from '@testing-library/dom'
import request from 'supertest'
import { ADA, newCustomer } from '../testing/customer.ts'
import {
  PRINT,
  EMAIL,
  NUMBER,
  MAINE,
  QUEBEC,
  CARD,
  plain,
  chosen,
  STEPS,
  walk,
  review,
  fillCheckout,
  orderNumberOf,
  type Steps,
} from '../testing/checkout-steps.ts'
import { newShopper } from '../testing/shopper.ts'
import { orderFields } from '../testing/order-fields.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

let visitors = 0
const visitor = () => newShopper(shop.app, `198.51.100.${(visitors += 1)}`)

const readyShopper = (steps?: Steps, upi?: string, quantity?: number) =>
  fillCheckout(visitor(), steps, upi, quantity)

test.each([['delivery'], ['payment']])(
  'before the %s the head of the summary says what its last line says',
  async step => {
    const names = Object.keys(STEPS)
    const done = Object.entries(STEPS).slice(0, names.indexOf(step))
    const shopper = await readyShopper(Object.fromEntries(done), PRINT, 3)
    const { main } = await review(shopper)
    const rows = [...main.querySelectorAll('details dl dd')].map(({ textContent }) => plain(textContent))
    expect(rows.at(-2)).toMatch(/^\$/)
    expect(plain(main.querySelector('details > summary strong')?.textContent ?? '')).toBe(rows.at(-1))
  },
)

test('who has nothing in the cart, and who comes back from nowhere, is led to the cart and to order status', async () => {
  const shopper = visitor()
  expect((await shopper.get('/checkout').expect(303)).headers['location']).toBe('/cart')
  expect((await shopper.post('/checkout/order', {}).expect(303)).headers['location']).toBe('/cart')
  expect((await shopper.get('/order-confirmation').expect(303)).headers['location']).toBe('/orders')
})

test.each([
  ['', 'en-US', MAINE, 'Thank you for your order'],
  ['/allposters', 'en-US', MAINE, 'Thank you for your order'],
  ['/fr-ca', 'fr-CA', QUEBEC, 'Merci de votre commande'],
])(
  'at %j a guest buys by forms alone, and finds the order again (CHK-02, CHK-05, S-32)',
  async (prefix, locale, address, thanks) => {
    const shopper = visitor()
    await shopper.send(`${prefix}/cart/items`, { upi: PRINT, quantity: '2' }).expect(200)
    const first = await shopper
      .get(`${prefix}/checkout`)
      .expect(200)
      .expect('cache-control', 'private, no-store')
    const page = documentOf(first.text)
    expect(page.documentElement.lang).toBe(locale)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    // The slim frame has a way back and no menu (CHK-03).
    expect(page.querySelector(`header a[href="${prefix}/cart"]`)).not.toBeNull()
    expect(page.querySelector('header nav')).toBeNull()

    await walk(shopper, { ...STEPS, shipping: address }, prefix)
    const delivery = mainOf((await shopper.get(`${prefix}/checkout?step=delivery`).expect(200)).text)
    expect(delivery.textContent).toContain('Standard')
    expect(delivery.textContent).not.toContain('..')
    const { main, fields } = await review(shopper, prefix)
    expect(fields['total']).toMatch(locale === 'fr-CA' ? /^\d+ CAD$/ : /^\d+ USD$/)
    expect(main.textContent).toContain('Visa **** 1111')
    const placed = await shopper.post(`${prefix}/checkout/order`, fields).expect(303)
    expect(placed.headers['location']).toBe(`${prefix}/order-confirmation`)

    const confirmation = await shopper.get(`${prefix}/order-confirmation`).expect(200)
    expect(confirmation.headers['cache-control']).toBe('private, no-store')
    within(mainOf(confirmation.text)).getByRole('heading', { level: 1, name: thanks })
    const number = await orderNumberOf(shopper, prefix)
    const status = await shopper.post(`${prefix}/orders`, { orderNumber: number, orderEmailAddress: EMAIL })
    expect(mainOf(status.text).textContent).toContain(number)
    const letters = await request(shop.upstream.url).get(`/outbox.json?to=${EMAIL}`)
    expect(letters.body[0].subject).toContain(number)
    const link = new URL(letters.body[0].link)
    await shopper.get(link.pathname + link.search).expect(200)
    expect(await shopper.lines(prefix)).toEqual([])
  },
)

test('each step says at its field what is wrong, keeps what was typed, and never shows a card again', async () => {
  const shopper = visitor()
  await shopper.add(PRINT)
  const post = async (step: string, fields: Readonly<Record<string, string>>) => {
    const answer = await shopper.post(`/checkout/${step}?step=${step}`, fields).expect(422)
    return { text: answer.text, main: mainOf(answer.text) }
  }
  const contact = await post('contact', { email: 'nia@' })
  expect(within(contact.main).getByLabelText(/Email/)).toHaveProperty('value', 'nia@')
  expect(contact.main.textContent).toContain('Please enter a valid email address.')
  await walk(shopper, { contact: { email: EMAIL } })

  const shipping = await post('shipping', { ...MAINE, zip: 'K1A 0B1', state: 'QC' })
  expect(shipping.main.textContent).toContain('Please select your state.')
  expect(within(shipping.main).getByLabelText('City')).toHaveProperty('value', 'Portland')
  await walk(shopper, { shipping: MAINE })

  await post('delivery', { method: 'pigeon' })
  await walk(shopper, { delivery: { method: 'express' } })

  const payment = await post('payment', { ...CARD, number: '4111 1111 1111 1112', billingSame: '' })
  expect(payment.main.textContent).toContain('Please enter a valid card number.')
  expect(payment.main.textContent).toContain('Please enter your address.')
  for (const secret of ['1112', '12/39', 'value="123"']) expect(payment.text).not.toContain(secret)
  expect(within(payment.main).getByLabelText('Name on the card')).toHaveProperty('value', 'Nia Cole')
})

test('steps come in their order, and a done one is opened again with what was entered', async () => {
  const shopper = visitor()
  await shopper.add(PRINT)
  const openStep = async (query: string) =>
    mainOf((await shopper.get(`/checkout${query}`)).text)
      .querySelector('[aria-current=step]')
      ?.id.replace('checkout-step-', '')
  expect(await openStep('?step=review')).toBe('contact')
  await walk(shopper)
  expect(await openStep('')).toBe('review')
  expect(await openStep('?step=payment')).toBe('payment')
  const shipping = mainOf((await shopper.get('/checkout?step=shipping')).text)
  for (const [name, value] of Object.entries(MAINE))
    expect([name, shipping.querySelector<HTMLInputElement>(`[name=${name}]`)?.value]).toEqual([name, value])
})

test('while the shipping methods cannot be had, the checkout says so and goes on later', async () => {
  const shopper = newShopper(shop.app, '198.51.100.90')
  await shopper.add(PRINT).expect(200)
  await walk(shopper, { contact: { email: EMAIL }, shipping: MAINE })
  await shop.faults('get-shipping-methods', { status: 503 })
  const step = async () => mainOf((await shopper.get('/checkout?step=delivery').expect(200)).text)
  const failed = await step()
  expect(failed.textContent).toContain('We cannot show how your order can travel right now.')
  expect(failed.textContent).toContain('12 Harbor Street')
  await shop.calm()
  expect(chosen(await step(), 'method')).toBe('standard')
})

test('a customer pays with a saved card to a saved address, with the email of the account (BSK-12)', async () => {
  const ada = await newCustomer(shop.app, ADA)
  await ada.send('/cart/items', { upi: PRINT, quantity: '1' }).expect(200)
  const page = mainOf((await ada.get('/checkout').expect(200)).text)
  expect(page.textContent).toContain(ADA.email)
  const contact = mainOf((await ada.get('/checkout?step=contact').expect(200)).text)
  expect(within(contact).getByLabelText(/Email/)).toMatchObject({ value: ADA.email, readOnly: true })
  await ada.post('/checkout/shipping', { saved: chosen(page, 'saved') }).expect(303)
  await ada.post('/checkout/delivery', { method: 'standard' }).expect(303)
  const payment = mainOf((await ada.get('/checkout').expect(200)).text)
  await ada.post('/checkout/payment', { card: chosen(payment, 'card'), billingSame: 'on' }).expect(303)
  const main = mainOf((await ada.get('/checkout').expect(200)).text)
  const placed = await ada.post('/checkout/order', orderFields(main)).expect(303)
  expect(placed.headers['location']).toBe('/order-confirmation')
  const history = await ada.get('/account/orders').expect(200)
  const confirmation = mainOf((await ada.get('/order-confirmation')).text).textContent ?? ''
  expect(history.text).toContain(/W\d{9}/.exec(confirmation)?.[0])
})

test('a saved address that has left the account is not replaced by what else the form holds', async () => {
  const ada = await newCustomer(shop.app, ADA)
  await ada.send('/cart/items', { upi: PRINT, quantity: '1' }).expect(200)
  const { text } = await ada.post('/checkout/shipping', { ...MAINE, saved: 'removed' }).expect(422)
  const main = mainOf(text)
  expect(main.textContent).toContain('This address is no longer in your account.')
  expect(chosen(main, 'saved')).not.toBe('')
})

test('a step that was opened for another cart changes nothing in this one', async () => {
  const shopper = visitor()
  await shopper.add(PRINT)
  await walk(shopper, { contact: { email: EMAIL } })
  await shopper
    .post('/checkout/shipping', { ...MAINE, basket: 'of another customer' })
    .expect(303)
    .expect('location', '/checkout?step=shipping&problem=other-cart')
  const page = mainOf((await shopper.get('/checkout?step=shipping&problem=other-cart').expect(200)).text)
  expect(page.textContent).toContain('Your cart has changed in another tab.')
  expect(page.querySelector<HTMLInputElement>('[name=addressLine1]')?.value).toBe('')
  const basket = page.querySelector<HTMLInputElement>('[name=basket]')?.value ?? ''
  await shopper
    .post('/checkout/shipping', { ...MAINE, basket })
    .expect(303)
    .expect('location', '/checkout?step=delivery')
})

test.each(['shipping', 'review'])(
  'of a guest’s cart that went to an account, signed out of in another tab, the %s step says so',
  async step => {
    const shopper = await fillCheckout(visitor())
    const { fields } = await review(shopper)
    const login = { email: `left-${step}@example.com`, password: 'Quiet.Ridge.7' }
    await shopper.post('/registration', { ...login, firstName: 'Nia', lastName: 'Cole' }).expect(303)
    await shopper.post('/logout', {}).expect(303)
    const path = step === 'review' ? '/checkout/order' : `/checkout/${step}`
    const again = `/checkout?step=${step}&problem=other-cart`
    await shopper
      .post(path, { ...MAINE, ...fields })
      .expect(303)
      .expect('location', again)
    await shopper.get(again).expect(303).expect('location', '/cart?problem=other-cart')
    const cart = mainOf((await shopper.get('/cart?problem=other-cart').expect(200)).text)
    expect(cart.textContent).toContain('Your cart has changed in another tab.')
    expect(cart.querySelector('a[href^="/login"]')?.textContent).toBe('Sign In')
  },
)

test('signing in during the checkout loses neither the cart nor the address', async () => {
  const shopper = visitor()
  await shopper.add(PRINT)
  await walk(shopper, { contact: { email: EMAIL }, shipping: MAINE })
  await shopper
    .post('/login', { ...ADA, redirect: '/checkout' })
    .expect(303)
    .expect('location', '/checkout')
  const page = mainOf((await shopper.get('/checkout').expect(200)).text)
  for (const part of [ADA.email, '12 Harbor Street', 'Inland Upland'])
    expect(page.textContent).toContain(part)
  expect(page.querySelector('[aria-current=step]')?.id).toBe('checkout-step-delivery')
})

test('the address that was entered just now counts, whatever the cart of the account had', async () => {
  const login = { email: 'slow@example.com', password: ADA.password }
  const steps = { contact: { email: EMAIL }, shipping: { ...MAINE, addressLine1: '99 Former Road' } }
  const before = visitor()
  await before.post('/login', login).expect(303)
  await before.add(PRINT)
  await walk(before, steps)
  const shopper = visitor()
  await shopper.add(PRINT)
  await walk(shopper, { ...steps, shipping: MAINE })
  await shopper.post('/login', { ...login, redirect: '/checkout' }).expect(303)
  const page = mainOf((await shopper.get('/checkout').expect(200)).text)
  expect(page.textContent).toContain('12 Harbor Street')
  expect(page.textContent).not.toContain('99 Former Road')
})

test.each([[{ reset: true }], [{ reset: true, afterwards: true }]])(
  'an answer that is lost while another card is chosen, %p, is repeated',
  async fault => {
    const shopper = await readyShopper()
    await shop.faults('add-basket-payment', { ...fault, times: 1 })
    const other = { ...CARD, number: '5555 5555 5555 4444' }
    const { status } = await shopper.send('/checkout/payment', other)
    expect(status).toBe(200)
    const { main } = await review(shopper)
    expect(main.textContent).toContain('4444')
    expect(main.textContent).not.toContain('1111')
  },
)

test('a card that has expired since it was chosen is asked for again, with the reason', async () => {
  const shopper = await readyShopper()
  const year = '/paymentInstruments/0/paymentCard/expirationYear'
  await shop.faults('get-customer-baskets', { replace: { pointer: `/baskets/0${year}`, value: 2020 } })
  const page = mainOf((await shopper.get('/checkout').expect(200)).text)
  await shop.calm()
  expect(page.querySelector('[aria-current=step]')?.id).toBe('checkout-step-payment')
  expect(page.textContent).toContain('Your card has expired since you chose it. Please use another card.')
})

test.each([
  ['contact', 'update-basket-customer'],
  ['shipping', 'set-shipping-address'],
  ['delivery', 'set-shipping-method'],
  ['payment', 'add-basket-payment'],
])('when the service is down at %s, the form stays filled and works afterwards', async (step, operation) => {
  const shopper = visitor()
  await shopper.add(PRINT)
  const before = Object.entries(STEPS).slice(0, Object.keys(STEPS).indexOf(step))
  await walk(shopper, Object.fromEntries(before))
  await shop.faults(operation, { status: 503 })
  const fields = STEPS[step] ?? {}
  const answer = await shopper.post(`/checkout/${step}?step=${step}`, fields).expect(503)
  expect(mainOf(answer.text).textContent).toContain('Something went wrong. Try again!')
  await shop.calm()
  await walk(shopper, { [step]: fields })
})

test('a card is in no log, no answer and no cookie (SEC-30)', async () => {
  const shopper = await readyShopper()
  const { main, fields } = await review(shopper)
  await shopper.post('/checkout/order', fields).expect(303)
  const confirmation = await shopper.get('/order-confirmation')
  const everything = [
    JSON.stringify(shop.log),
    JSON.stringify(shop.upstreamLog),
    await shop.context.metrics.text(),
    main.innerHTML,
    confirmation.text,
    JSON.stringify(confirmation.headers),
  ].join('\n')
  for (const canary of ['4111111111111111', NUMBER, '411111', EMAIL.toLowerCase().slice(0, 11)]) {
    const logs = everything.slice(0, everything.indexOf(main.innerHTML))
    expect(logs).not.toContain(canary)
  }
  for (const canary of ['4111111111111111', NUMBER]) expect(everything).not.toContain(canary)
})

test('an amount reads as the page shows it', async () => {
  const shopper = await readyShopper()
  const { main, fields } = await review(shopper)
  const [minor] = (fields['total'] ?? '').split(' ')
  const shown = plain(main.querySelector('[data-key=total] dd')?.textContent ?? '')
  expect(Math.round(Number(shown.replaceAll(/[$,]/g, '')) * 100)).toBe(Number(minor))
})
