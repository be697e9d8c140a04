import { within } from '@testing-library/dom'
import { ADA, newCustomer, type CustomerBrowser } from '../testing/customer.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
let ada: CustomerBrowser
let sam: CustomerBrowser

beforeAll(async () => {
  shop = await openStorefront()
  ada = await newCustomer(shop.app, ADA)
  sam = await newCustomer(shop.app, { ...ADA, email: 'slow@example.com' })
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const PATH = '/account/addresses'

const ELM = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Elm Street',
  city: 'Lebanon',
  state: 'KS',
  zip: '66952',
  country: 'US',
}

async function pageOf(browser: CustomerBrowser, path = PATH) {
  return within(mainOf((await browser.get(path).expect(200)).text))
}

async function cardsOf(browser: CustomerBrowser, path = PATH): Promise<readonly string[]> {
  const page = await pageOf(browser, path)
  return page
    .queryAllByRole('listitem')
    .filter(item => item.querySelector('address'))
    .map(item => [...item.querySelectorAll('address span')].map(line => line.textContent).join(' | '))
}

test('a guest signs in first', async () => {
  const guest = await newCustomer(shop.app, undefined)
  const { status, headers } = await guest.get(PATH)
  expect([status, headers['location']]).toEqual([303, '/login?redirect=%2Faccount%2Faddresses'])
})

test('the addresses are written as on a parcel, the default one first (ACC-05)', async () => {
  const { headers } = await ada.get(PATH)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(await cardsOf(ada)).toEqual([
    '415 Mission St | Floor 3 | San Francisco, CA 94105 | United States | +1 (415) 555-0132',
    '88 Queen St W | Toronto, ON M5H 2M5 | Canada | +1 (416) 555-0188',
  ])
  expect((await cardsOf(ada, `/fr-ca${PATH}`))[0]).toContain('États-Unis')
})

test('who has none is told what it is good for, and adds one without scripts', async () => {
  const page = await pageOf(sam)
  page.getByText('You have no addresses yet. With one in your account you order faster.')
  const add = page.getByRole('link', { name: 'Add address' }).getAttribute('href') ?? ''
  const form = await pageOf(sam, add)
  expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Sam')
  expect(form.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  const action = form.getByLabelText('City').closest('form')?.getAttribute('action') ?? ''
  await sam.post(action, ELM).expect(303).expect('location', `${PATH}?saved=added`)
  expect((await pageOf(sam, `${PATH}?saved=added`)).getByRole('status').textContent).toBe(
    'The address is added.',
  )
  expect(await cardsOf(sam)).toEqual(['1 Elm Street | Lebanon, KS 66952 | United States'])
})

test('what is wrong is said at its field, and the form keeps what was typed', async () => {
  const fields = { ...ELM, city: '', state: 'ON', zip: 'K1A 0B1', phone: '5' }
  const { text } = await sam.post(`${PATH}/save?add=yes`, fields).expect(422)
  const page = within(mainOf(text))
  for (const message of [
    'Please enter your city.',
    'Please select your state.',
    'Please enter a valid Zip/Postal code',
    'Please enter a valid US or Canadian phone number.',
  ])
    page.getByText(message)
  expect(page.getByLabelText<HTMLInputElement>('Street and number').value).toBe('1 Elm Street')
  expect(page.getByLabelText<HTMLSelectElement>('State or province').value).toBe('ON')
  expect(page.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('an address is edited in the form that shows it', async () => {
  const page = await pageOf(ada, `${PATH}?edit=Studio`)
  expect(page.getByLabelText<HTMLInputElement>('Zip or postal code').value).toBe('M5H 2M5')
  expect(page.getByLabelText<HTMLSelectElement>('State or province').value).toBe('ON')
  const fields = { ...ELM, id: 'Studio', city: 'Ottawa', state: 'ON', zip: 'K1A 0B1', country: 'CA' }
  await ada.post(`${PATH}/save?edit=Studio`, fields).expect(303).expect('location', `${PATH}?saved=changed`)
  expect((await cardsOf(ada))[1]).toBe('1 Elm Street | Ottawa, ON K1A 0B1 | Canada')
  expect((await ada.get(`/_data${PATH}?edit=nowhere`)).status).toBe(404)
})

test('another address becomes the default one, and an address goes', async () => {
  await ada.post(`${PATH}/default`, { id: 'Studio' }).expect(303).expect('location', `${PATH}?saved=default`)
  expect((await cardsOf(ada))[0]).toContain('Ottawa')
  await ada.post(`${PATH}/remove`, { id: 'Studio' }).expect(303).expect('location', `${PATH}?saved=removed`)
  expect(await cardsOf(ada)).toHaveLength(1)
  await ada.post(`${PATH}/remove`, { id: 'Studio' }).expect(303)
})

test('a form that is sent twice adds one address', async () => {
  const before = (await cardsOf(sam)).length
  const send = () =>
    sam.send(`${PATH}/save`, { ...ELM, city: 'Smith Center' }).set('idempotency-key', 'twice-12345678')
  await Promise.all([send(), send()])
  expect((await send().expect(200)).body.redirect.location).toBe(`${PATH}?saved=added`)
  expect(await cardsOf(sam)).toHaveLength(before + 1)
})

test('addresses that cannot be reached change nothing, and the page says so', async () => {
  await shop.faults('remove-customer-address', { status: 500 })
  const { text } = await ada.post(`${PATH}/remove`, { id: 'Home' }).expect(503)
  expect(within(mainOf(text)).getByRole('alert').textContent).toBe('Something went wrong. Try again!')
  await shop.calm()
  await shop.faults('get-customer', { status: 500 })
  expect((await ada.get(`/_data${PATH}`)).status).toBe(503)
})
