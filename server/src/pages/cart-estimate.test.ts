import { within } from '@testing-library/dom'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream
let shopper: Shopper

beforeAll(async () => {
  shop = await openStorefront()
})

beforeEach(async () => {
  shopper = newShopper(shop.app)
  await shopper.add('A12AP')
})

afterEach(() => shop.calm())

afterAll(() => shop.upstream.close())

const GENERIC = 'Something went wrong. Try again!'
const NEW_YORK = { country: 'US', zip: '10001' }
const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Elm Street',
  city: 'Lebanon',
  state: 'KS',
  zip: '66952',
  country: 'US',
}

function estimateOf(html: string) {
  const region = mainOf(html).querySelector<HTMLElement>('section[aria-labelledby="estimate"]')
  if (!region) throw new Error('The page has no estimate.')
  return within(region)
}

async function showEstimate(path = '/cart') {
  const { text } = await shopper.get(path).expect(200)
  return estimateOf(text)
}

async function readMethods(path?: string): Promise<readonly (string | null)[]> {
  return (await showEstimate(path)).queryAllByRole('listitem').map(({ textContent }) => textContent)
}

async function readRows(): Promise<Readonly<Record<string, string>>> {
  const { body } = await shopper.get('/_data/cart')
  const rows: readonly { key: string; value: string }[] = body.routes.cart.rows
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

const estimate = (fields: Readonly<Record<string, string>>) => shopper.post('/cart/estimate', fields)

test('without scripts a zip shows the methods with price and dates, and the totals with tax (BSK-19)', async () => {
  const before = await showEstimate()
  const form = before.getByLabelText('Zip or postal code').closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/cart/estimate'])
  expect(await readRows()).toMatchObject({ shipping: 'TBD', tax: 'TBD', total: '$18.99' })

  await estimate(NEW_YORK).expect(303).expect('location', '/cart')
  expect(await readMethods()).toEqual([
    expect.stringMatching(/^Standard included in your totalArrives \w+, .+ to .+\$7\.95$/),
    expect.stringMatching(/^Express Arrives \w+, .+ to .+\$19\.95Choose Express$/),
  ])
  expect(await readRows()).toMatchObject({ shipping: '$7.95', tax: '$0.76', total: '$27.70' })
  expect((await showEstimate()).getByLabelText<HTMLInputElement>('Zip or postal code').value).toBe('10001')
})

test('another method is chosen in the cart, without scripts too, and the checkout begins with it', async () => {
  await estimate(NEW_YORK).expect(303)
  const form = (await showEstimate()).getByRole('button', { name: 'Choose Express' }).closest('form')
  const action = form?.getAttribute('action') ?? ''
  const method = form?.querySelector<HTMLInputElement>('input[name=method]')?.value ?? ''
  await shopper.post(action, { method }).expect(303).expect('location', '/cart')
  expect((await readMethods())[1]).toMatch(/^Express included in your total/)
  expect(await readRows()).toMatchObject({ shipping: '$19.95', total: '$39.70' })
  await shopper.post('/checkout/contact', { email: 'ann@example.com' }).expect(303)
  await shopper.post('/checkout/shipping', ADDRESS).expect(303)
  const { text } = await shopper.get('/checkout?step=delivery').expect(200)
  const chosen = mainOf(text).querySelector<HTMLInputElement>('input[name=method]:checked')
  expect(chosen?.value).toBe(method)
})

test.each([
  ['a method that is none', { method: 'by balloon' }],
  ['no method', {}],
])('%s is refused and changes nothing', async (_, fields) => {
  await estimate(NEW_YORK).expect(303)
  const { status } = await shopper.post('/cart/shipping-method', fields)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(await readRows()).toMatchObject({ shipping: '$7.95' })
})

test('another place has other costs', async () => {
  await estimate(NEW_YORK).expect(303)
  await estimate({ country: 'CA', zip: 'k1a 0b1' }).expect(303)
  expect(await readRows()).toMatchObject({ shipping: '$14.95', tax: '$2.47' })
  expect((await showEstimate()).getByLabelText<HTMLSelectElement>('Country').value).toBe('CA')
})

test('shipping that a promotion pays is free, in the summary and in the list (BSK-20)', async () => {
  await shopper.add('A12AP', 4)
  await estimate(NEW_YORK).expect(303)
  expect(await readRows()).toMatchObject({ shipping: 'Free' })
  expect((await readMethods())[0]).toMatch(/^Standard.*Free$/)
  await shopper.post('/cart/shipping-method', { method: 'express' }).expect(303)
  expect(await readMethods()).toEqual([
    expect.stringMatching(/^Standard.*FreeChoose Standard$/),
    expect.stringMatching(/^Express.*\$19\.95$/),
  ])
  await shopper.post('/checkout/contact', { email: 'ann@example.com' }).expect(303)
  await shopper.post('/checkout/shipping', ADDRESS).expect(303)
  const step = async (path: string) =>
    mainOf((await shopper.get(path).expect(200)).text).querySelector('#checkout-step-delivery')?.textContent
  expect(await step('/checkout?step=delivery')).toMatch(/Standard.*Free.*Express.*\$19\.95/)
  await shopper.post('/checkout/delivery', { method: 'standard' }).expect(303)
  expect(await step('/checkout')).toContain('Standard, Free')
})

test.each([
  [{ country: 'US', zip: '123' }, 'Please enter a valid Zip/Postal code'],
  [{ country: 'US', zip: 'K1A 0B1' }, 'Please enter a Zip/Postal code of the country that you have chosen'],
  [{ country: 'CA', zip: '10001' }, 'Please enter a Zip/Postal code of the country that you have chosen'],
])('%j says at its field what is wrong, and keeps what was typed', async (fields, description) => {
  const { text } = await estimate(fields).expect(422)
  const form = estimateOf(text)
  expect(form.getByRole<HTMLInputElement>('textbox', { description }).value).toBe(fields.zip)
  expect(form.getByLabelText<HTMLSelectElement>('Country').value).toBe(fields.country)
  expect(await readRows()).toMatchObject({ shipping: 'TBD' })
})

test('a place is no address: the checkout asks for the whole of it', async () => {
  await estimate(NEW_YORK).expect(303)
  await shopper.post('/checkout/contact', { email: 'ann@example.com' }).expect(303)
  const { text } = await shopper.get('/checkout').expect(200)
  const page = within(mainOf(text))
  expect(page.getByLabelText<HTMLInputElement>('First name').value).toBe('')
  expect(page.getByLabelText<HTMLInputElement>('Zip or postal code').value).toBe('10001')
  await shopper.post('/checkout/shipping', ADDRESS).expect(303).expect('location', '/checkout?step=delivery')
})

test('an address of the checkout stays, and the cart says where it is changed', async () => {
  await shopper.post('/checkout/contact', { email: 'ann@example.com' }).expect(303)
  await shopper.post('/checkout/shipping', ADDRESS).expect(303)
  const form = await showEstimate()
  expect(form.getByText(/^To 66952/)).toBeTruthy()
  expect(form.getByRole('link').getAttribute('href')).toBe('/checkout?step=shipping')
  await estimate(NEW_YORK).expect(303)
  expect((await showEstimate()).getByText(/^To 66952/)).toBeTruthy()
})

test('while the service is away the cart works without the estimate, and says so', async () => {
  await shop.faults('set-shipping-address', { status: 500 })
  const { body } = await shopper.send('/cart/estimate', NEW_YORK).expect(503)
  expect(body.errors['']).toEqual([{ code: 'error.generic', message: GENERIC }])
  await shop.calm()
  await estimate(NEW_YORK).expect(303)
  await shop.faults('get-shipping-methods', { status: 500 })
  expect((await showEstimate()).getByText(/^We cannot show the shipping methods right now/)).toBeTruthy()
  expect(await shopper.lines()).toHaveLength(1)
  await shopper.add('A13AP').expect(200)
})

test('in French', async () => {
  await estimate(NEW_YORK).expect(303)
  const page = await showEstimate('/fr-ca/cart')
  expect(page.getByRole('heading').textContent).toBe('Estimation de la livraison')
  expect((await readMethods('/fr-ca/cart'))[0]).toContain('compris dans votre total')
})
