import { within } from '@testing-library/dom'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream
let shopper: Shopper

beforeAll(async () => {
  shop = await openStorefront()
})

beforeEach(async () => {
  shopper = newShopper((await shop.beforeSame()).app)
})

afterEach(() => shop.calm())

afterAll(() => shop.upstream.close())

const PRINT = 'A12AP'
const GENERIC = 'Something went wrong. Try again!'
const FAILED = 'Check the code and try again, it may already be applied or the promo has expired.'

function alertsOf(html: string) {
  const alerts = within(mainOf(html)).getAllByRole('alert')
  return alerts.map(({ textContent }) => textContent).filter(Boolean)
}

async function showCart(path = '/cart') {
  const { text } = await shopper.get(path).expect(200)
  return within(mainOf(text))
}

/** The codes of the cart as the shopper reads them. */
async function readCodes(path = '/cart'): Promise<readonly string[]> {
  const list = (await showCart(path)).queryByRole('list', { name: /^(Promo codes|Codes promo)/ })
  return [...(list?.querySelectorAll('li') ?? [])].map(item =>
    [...item.querySelectorAll('p')].map(({ textContent }) => textContent).join(': '),
  )
}

async function couponId(): Promise<string> {
  const { body } = await shopper.get('/_data/cart')
  return body.routes.cart.promoCodes[0].id
}

test.each([
  ['/fr-ca', '10 % de rabais sur votre première commande avec le code WELCOME10', /-2,60 \$/],
  ['/allposters/es-us', '10% de descuento en tu primer pedido con el código WELCOME10', /-\$1.90/],
])('in %s the summary says in the same language what a code takes off', async (prefix, text, amount) => {
  await shopper.send(`${prefix}/cart/items`, { upi: PRINT, quantity: '1' }).expect(200)
  await shopper.post(`${prefix}/cart/promo`, { code: 'WELCOME10' }).expect(303)
  const { text: html } = await shopper.get(`${prefix}/cart`).expect(200)
  const summary = mainOf(html).textContent.replaceAll(/\s/g, ' ')
  expect(summary).toContain(text)
  expect(summary).toMatch(amount)
})

test('a code is applied and taken out again, without scripts (PRM-01, PRM-02, PRM-08, PRM-09)', async () => {
  await shopper.add(PRINT, 2)
  const before = await showCart()
  const form = before.getByLabelText('Promo code or gift card').closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/cart/promo'])
  expect(before.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(false)

  const applied = '/cart?promo=applied'
  await shopper.post('/cart/promo', { code: ' welcome10 ' }).expect(303).expect('location', applied)
  expect((await showCart(applied)).getByText('Promotion applied').tagName).toBe('OUTPUT')
  expect(await readCodes()).toEqual(['WELCOME10 Applied: 10% off your first order'])
  expect((await showCart()).getByText('-$3.80')).toBeTruthy()

  const removed = '/cart?promo=removed'
  const coupon = await couponId()
  await shopper.post('/cart/promo/remove', { coupon }).expect(303).expect('location', removed)
  expect((await showCart(removed)).getByText('Promotion removed').tagName).toBe('OUTPUT')
  expect(await readCodes()).toEqual([])
  await shopper.post('/cart/promo/remove', { coupon }).expect(303).expect('location', removed)
})

test('a code that was refused without scripts is tried again', async () => {
  await shopper.add(PRINT, 2)
  const apply = () => shopper.post('/cart/promo', { code: 'WELCOME10' })
  await apply().expect(303)
  await apply().expect(422)
  await shopper.post('/cart/promo/remove', { coupon: await couponId() }).expect(303)
  await apply().expect(303)
  expect(await readCodes()).toEqual([expect.stringContaining('Applied')])
})

test.each(['WELCOME10', 'GCDEMASTUDYWALLART'])(
  'the checkout takes %s and gives it up again, and stays open (PRM-01, PRM-09)',
  async code => {
    await shopper.add(PRINT, 2)
    const { text } = await shopper.get('/checkout').expect(200)
    const form = within(mainOf(text)).getByLabelText('Promo code or gift card').closest('form')
    expect(form?.getAttribute('action')).toBe('/checkout/promo')

    await shopper.post('/checkout/promo', { code }).expect(303).expect('location', '/checkout?promo=applied')
    expect(await readCodes()).toEqual([expect.stringContaining('Applied')])

    await shopper
      .post('/checkout/promo/remove', { coupon: await couponId() })
      .expect(303)
      .expect('location', '/checkout?promo=removed')
    expect(await readCodes()).toEqual([])
  },
)

test('a code that waits for its condition is shown with it, counts as soon as it is met, and can be removed', async () => {
  await shopper.add(PRINT)
  const waiting = '/cart?promo=waiting'
  await shopper.post('/cart/promo', { code: 'SAVE25' }).expect(303).expect('location', waiting)
  expect((await showCart(waiting)).getByText(/^Code saved\./).tagName).toBe('OUTPUT')
  expect(await readCodes()).toEqual(['SAVE25 Not applied yet: 25% off orders of $99 or more'])
  expect(await readCodes('/fr-ca/cart')).toEqual([
    'SAVE25 Pas encore appliqué: 25\u00A0% de rabais dès 99\u00A0$ d’achat',
  ])
  await shopper.add(PRINT, 6)
  expect(await readCodes()).toEqual(['SAVE25 Applied: 25% off orders of $99 or more'])
  await shopper.post('/cart/promo/remove', { coupon: await couponId() }).expect(303)
  expect(await readCodes()).toEqual([])
})

test('with scripts the answer says whether the code counts already', async () => {
  await shopper.add(PRINT)
  const send = async (code: string) => (await shopper.send('/cart/promo', { code }).expect(200)).body
  expect(await send('WELCOME10')).toEqual({ data: { state: 'applied' } })
  expect(await send('SAVE25')).toEqual({ data: { state: 'waiting' } })
})

test.each(['NOSUCHCODE', 'EXPIRED20', 'POSTERFAN', 'é💥 code', 'x'.repeat(100)])(
  'the code %j is refused at its field, which keeps it (PRM-07)',
  async code => {
    await shopper.add(PRINT)
    const { text } = await shopper.post('/cart/promo', { code }).expect(422)
    const field = within(mainOf(text)).getByRole<HTMLInputElement>('textbox', {
      name: 'Promo code or gift card',
      description: FAILED,
    })
    expect(field.value).toBe(code)
    expect(alertsOf(text)).toEqual([])
    const { body } = await shopper.send('/cart/promo', { code }).expect(422)
    expect(body.errors.code).toEqual([{ code: 'promo.failed', message: FAILED }])
    expect(await readCodes()).toEqual([])
  },
)

test('a code that is in the cart already is refused, and stays', async () => {
  await shopper.add(PRINT)
  await shopper.send('/cart/promo', { code: 'WELCOME10' }).expect(200)
  await shopper.send('/cart/promo', { code: 'welcome10' }).expect(422)
  expect(await readCodes()).toHaveLength(1)
})

test.each(['', '  ab  '])('the code %j is none (PRM-03, PRM-04)', async code => {
  await shopper.add(PRINT)
  const { text } = await shopper.post('/cart/promo', { code }).expect(422)
  const description = 'Please provide a valid promo code.'
  expect(
    within(mainOf(text)).getByRole('textbox', { name: 'Promo code or gift card', description }),
  ).toBeTruthy()
})

test('a form that is sent twice at once applies its code once (F50)', async () => {
  await shopper.add(PRINT)
  const send = () => shopper.post('/cart/promo', { code: 'WELCOME10' }).expect(303)
  await Promise.all([send(), send()])
  expect(await readCodes()).toHaveLength(1)
})

test('while the service is away nothing is applied or removed, and the page says so (PRM-10)', async () => {
  await shopper.add(PRINT)
  await shopper.send('/cart/promo', { code: 'SAVE25' }).expect(200)
  await shop.faults('add-coupon', { status: 500 })
  await shop.faults('remove-coupon', { status: 500 })
  const { body } = await shopper.send('/cart/promo', { code: 'WELCOME10' }).expect(503)
  expect(body.errors['']).toEqual([{ code: 'error.generic', message: GENERIC }])
  const { text } = await shopper.post('/cart/promo/remove', { coupon: await couponId() }).expect(503)
  expect(alertsOf(text)).toEqual([GENERIC])
  await shop.calm()
  expect(await readCodes()).toHaveLength(1)
})

test('what a code asks for is left out while the promotions cannot be asked', async () => {
  await shopper.add(PRINT)
  await shopper.send('/cart/promo', { code: 'SAVE25' }).expect(200)
  await shop.faults('get-promotions', { status: 500 })
  const condition = 'It applies as soon as your cart meets its condition.'
  expect(await readCodes()).toEqual([`SAVE25 Not applied yet: ${condition}`])
})

test('codes cannot be guessed at leisure', async () => {
  await shopper.add(PRINT)
  const statuses = new Set<number>()
  // One more than two full minutes hold, as a new minute may begin meanwhile.
  for (let guess = 1; guess <= 41; guess += 1)
    statuses.add((await shopper.send('/cart/promo', { code: `GUESS${guess}` })).status)
  expect(statuses).toEqual(new Set([422, 429]))
})
