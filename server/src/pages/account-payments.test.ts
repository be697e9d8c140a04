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

const PATH = '/account/payments'

const NUMBER = '5555 5555 5555 4444'
const CARD = { number: NUMBER, expiry: '08/34', holder: 'Sam Slow' }

async function pageOf(browser: CustomerBrowser, path = PATH) {
  return within(mainOf((await browser.get(path).expect(200)).text))
}

async function cardsOf(browser: CustomerBrowser) {
  const page = await pageOf(browser)
  return page.queryAllByRole('heading', { level: 2 }).map(heading => {
    const details = heading.parentElement?.parentElement?.querySelectorAll('p span') ?? []
    const next = heading.nextElementSibling?.textContent ?? ''
    return [heading.textContent].concat(
      [...details].map(line => line.textContent),
      next,
    )
  })
}

async function idOf(browser: CustomerBrowser, name: string): Promise<string> {
  const heading = (await pageOf(browser)).getByRole('heading', { name })
  return heading.closest('li')?.querySelector<HTMLInputElement>('input[name=id]')?.value ?? ''
}

test('a guest signs in first', async () => {
  const guest = await newCustomer(shop.app, undefined)
  const { status, headers } = await guest.get(PATH)
  expect([status, headers['location']]).toEqual([303, '/login?redirect=%2Faccount%2Fpayments'])
})

test('a card shows its type, last digits, holder and expiry, and no more of its number (ACC-06, S-54)', async () => {
  const { text, headers } = await ada.get(`/_data${PATH}`)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(await cardsOf(ada)).toEqual([['Visa **** 1111', 'Ada Lovelace', 'Expires 12/2031', 'Default']])
  expect(text).not.toContain('111111')
})

test('who has none is told what it is good for, and adds one without scripts', async () => {
  const page = await pageOf(sam)
  page.getByText('You have no cards yet. With one in your account you order faster.')
  const add = page.getByRole('link', { name: 'Add card' }).getAttribute('href') ?? ''
  const form = await pageOf(sam, add)
  expect(form.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  expect(form.queryByLabelText(/code/i)).toBeNull()
  const action = form.getByLabelText('Card number').closest('form')?.getAttribute('action') ?? ''
  await sam
    .post(action, { ...CARD, isDefault: 'on' })
    .expect(303)
    .expect('location', `${PATH}?saved=added`)
  expect((await pageOf(sam, `${PATH}?saved=added`)).getByRole('status').textContent).toBe(
    'The card is added.',
  )
  expect(await cardsOf(sam)).toEqual([['Master Card **** 4444', 'Sam Slow', 'Expires 08/2034', 'Default']])
})

test.each([
  ['5555 5555 5555 4445', '08/34', 'Please enter a valid card number.'],
  ['', '08/34', 'Please enter your card number.'],
  ['3530 1113 3330 0000', '08/34', 'Please use a Visa, Master Card, Amex or Discover card.'],
  [NUMBER, '13/34', 'Please enter the expiration date as MM/YY.'],
  [NUMBER, '01/20', 'Please use a card that has not expired.'],
])('the card %j that ends %j is refused: %s', async (number, expiry, message) => {
  const { text } = await sam.post(`${PATH}/add?add=yes`, { ...CARD, number, expiry }).expect(422)
  const page = within(mainOf(text))
  page.getByText(message)
  expect(page.getByLabelText<HTMLInputElement>('Name on the card').value).toBe('Sam Slow')
  expect(page.getByLabelText<HTMLInputElement>('Card number').value).toBe('')
})

test('another card becomes the default one, and a card goes', async () => {
  await ada.post(`${PATH}/add`, { number: '4012 8888 8888 1881', expiry: '01/33' }).expect(303)
  const id = await idOf(ada, 'Visa **** 1881')
  await ada.post(`${PATH}/default`, { id }).expect(303).expect('location', `${PATH}?saved=default`)
  expect((await cardsOf(ada)).map(([name, , mark]) => [name, mark])).toEqual([
    ['Visa **** 1881', 'Default'],
    ['Visa **** 1111', 'Expires 12/2031'],
  ])
  await ada.post(`${PATH}/remove`, { id }).expect(303).expect('location', `${PATH}?saved=removed`)
  await ada.post(`${PATH}/remove`, { id }).expect(303)
  expect(await cardsOf(ada)).toHaveLength(1)
})

test('a card that the service refuses is said to be no valid one; a service that is down says so', async () => {
  await shop.faults('add-customer-payment-instrument', { status: 400 })
  const refused = await sam.send(`${PATH}/add`, CARD).expect(422)
  expect(refused.body.errors.number[0].message).toBe('Please enter a valid card number.')
  const type = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/quota-exceeded'
  await shop.faults('add-customer-payment-instrument', { status: 400, body: { title: 'Quota', type } })
  const full = await sam.send(`${PATH}/add`, CARD).expect(422)
  expect(full.body.errors[''][0].message).toBe(
    'There is no room for more here. Please remove something first.',
  )
  await shop.faults('add-customer-payment-instrument', { status: 500 })
  const down = await sam.post(`${PATH}/add?add=yes`, CARD).expect(503)
  expect(within(mainOf(down.text)).getByRole('alert').textContent).toBe('Something went wrong. Try again!')
})

test('no log has seen the number of a card', () => {
  const lines = JSON.stringify([shop.log, shop.upstreamLog])
  expect(lines.length).toBeGreaterThan(100)
  expect(lines).not.toMatch(/5555 ?5555|4012 ?8888/)
})
