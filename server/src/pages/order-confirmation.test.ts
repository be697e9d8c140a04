import { within } from '@testing-library/dom'
import { fillCheckout, MAINE, orderNumberOf, review, STEPS } from '../testing/checkout-steps.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'

const OPENED = '/order-confirmation?account=open'
const PASSWORD = { password: 'Quiet.Ridge.7' }

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

let visitors = 0

/** A guest who has just ordered with an email that no other has. */
async function newBuyer(shipping: Readonly<Record<string, string>> = MAINE) {
  visitors += 1
  const email = `From.The.Order-${visitors}@example.com`
  const shopper = newShopper(shop.app, `198.51.100.${visitors}`)
  await fillCheckout(shopper, { ...STEPS, contact: { email }, shipping })
  await shopper.post('/checkout/order', (await review(shopper)).fields).expect(303)
  return { shopper, email, number: await orderNumberOf(shopper) }
}

const mainAt = async (shopper: Shopper, path: string) => mainOf((await shopper.get(path).expect(200)).text)

const addressBehind = async (shopper: Shopper, path: string) =>
  (await shopper.get(path).expect(303)).headers['location']

async function openAccount(shopper: Shopper): Promise<void> {
  await shopper.post('/order-confirmation/account', PASSWORD).expect(303).expect('location', OPENED)
}

test('an order opens an account with its name and email, and its confirmation stays', async () => {
  const { shopper, email, number } = await newBuyer()
  const weak = await shopper.post('/order-confirmation/account', { password: 'short' }).expect(422)
  expect(mainOf(weak.text).querySelector('[name=password][aria-invalid]')).not.toBeNull()
  await openAccount(shopper)
  const page = await mainAt(shopper, OPENED)
  expect(within(page).getByRole('status').textContent).toBe('Your account is open.')
  for (const part of [`Your order number is ${number}.`, 'Nia Cole', '12 Harbor Street'])
    expect(page.textContent).toContain(part)
  expect(page.textContent?.toLowerCase()).toContain(`a confirmation is on its way to ${email.toLowerCase()}.`)
  expect(page.querySelector('[name=password]')).toBeNull()
  expect((await mainAt(shopper, '/account')).textContent).toContain(email)
})

test('with scripts the answer leads to the confirmation, too', async () => {
  const { shopper } = await newBuyer()
  const { body } = await shopper.send('/order-confirmation/account', PASSWORD).expect(200)
  expect(body.data).toEqual({ firstName: 'Nia', isCartMerged: true, location: OPENED })
})

test.each([['look-up-guest-order'], ['get-customer']])(
  'while %s fails, who opened an account has the number of the order alone',
  async operation => {
    const { shopper, number } = await newBuyer()
    await openAccount(shopper)
    await shop.faults(operation, { status: 503 })
    const page = await mainAt(shopper, OPENED)
    expect(page.textContent).toContain(`Your order number is ${number}.`)
    expect(page.textContent).toContain('Your order is placed, but we cannot show what is in it right now.')
  },
)

test('the confirmation of an order without an account says nothing of one', async () => {
  const { shopper } = await newBuyer()
  expect((await mainAt(shopper, OPENED)).textContent).not.toContain('Your account is open.')
})

test('another account of the same browser has no confirmation of the order', async () => {
  const { shopper } = await newBuyer()
  const other = { firstName: 'Ann', lastName: 'Roe', email: 'another-account@example.com', ...PASSWORD }
  await shopper.post('/registration', other).expect(303)
  expect(await addressBehind(shopper, '/order-confirmation')).toBe('/orders')
})

test('who opens the account of the email elsewhere than at the order has no confirmation of it', async () => {
  const { shopper, email } = await newBuyer()
  await shopper.post('/registration', { firstName: 'Nia', lastName: 'Cole', email, ...PASSWORD }).expect(303)
  expect(await addressBehind(shopper, OPENED)).toBe('/orders')
})

test('after an account was opened, another one of the same browser has no confirmation of the order', async () => {
  const { shopper } = await newBuyer()
  await openAccount(shopper)
  await shopper.post('/login', { email: 'ada@example.com', password: 'Gallery2026!' }).expect(303)
  expect(await addressBehind(shopper, OPENED)).toBe('/orders')
})

test('who cannot be signed in after the account was opened is led to the sign-in by the next try', async () => {
  const { shopper } = await newBuyer()
  await shop.faults('log-in', { status: 503 })
  await shopper.post('/order-confirmation/account', PASSWORD).expect(503)
  await shop.calm()
  const { text } = await shopper.post('/order-confirmation/account', PASSWORD).expect(422)
  const alert = within(mainOf(text)).getByRole('alert')
  expect(alert.textContent).toBe('Account already exists. Sign In')
  const link = within(alert).getByRole('link', { name: 'Sign In' }).getAttribute('href') ?? ''
  await shopper.get(link).expect(200)
})

test('the address of the order is the first of the account that it opens', async () => {
  const { shopper } = await newBuyer({ ...MAINE, addressLine2: 'Apt 4' })
  await openAccount(shopper)
  const page = await mainAt(shopper, '/account/addresses')
  for (const part of ['Nia Cole', '12 Harbor Street', 'Apt 4', 'Portland, ME 04101', 'Default'])
    expect(page.textContent).toContain(part)
  const edit = page.querySelector('a[href*="edit="]')?.getAttribute('href') ?? ''
  const phone = (await mainAt(shopper, edit)).querySelector('[name=phone]')?.getAttribute('value')
  expect(phone).toBe('+1 (207) 555-0100')
})

test('an account is open though the address of its order cannot be saved', async () => {
  const { shopper } = await newBuyer()
  await shop.faults('add-customer-address', { status: 503 })
  await openAccount(shopper)
  expect(shop.log).toContainEqual(
    expect.objectContaining({
      msg: 'part missing',
      error: expect.objectContaining({ operation: 'add-customer-address' }),
    }),
  )
  expect((await mainAt(shopper, '/account/addresses')).textContent).toContain('You have no addresses yet.')
})
