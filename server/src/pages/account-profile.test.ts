import { within } from '@testing-library/dom'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { newCustomer, ADA, type CustomerBrowser } from '../testing/customer.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
let ada: CustomerBrowser

beforeAll(async () => {
  let now = 0
  // Each request comes an hour after the one before, so that none comes too soon.
  const limiter = createRateLimiter(() => (now += 3_600_000))
  shop = await openStorefront({ overrides: { limiter } })
  ada = await newCustomer(shop.app, ADA)
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

test.each(['/account', '/fr-ca/account', '/allposters/en-us/account'])(
  '%s leads a guest to the sign-in, which remembers it (ACC-01, S-30)',
  async path => {
    const guest = await newCustomer(shop.app, undefined)
    const prefix = path.slice(0, -'/account'.length)
    const { status, headers } = await guest.get(path)
    expect([status, headers['location']]).toEqual([303, `${prefix}/login?redirect=%2Faccount`])
  },
)

test('the account shows its menu and who the customer is, and no cache stores it (ACC-03 to ACC-07, SHL-15)', async () => {
  const { text, headers } = await ada.get('/account').expect(200)
  expect(headers['cache-control']).toBe('private, no-store')
  const page = within(mainOf(text))
  const menu = within(page.getByRole('navigation', { name: 'My Account' }))
  expect(menu.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Account Details', '/account'],
    ['Order History', '/account/orders'],
    ['Addresses', '/account/addresses'],
    ['Payment Methods', '/account/payments'],
    ['Favorites', '/account/favorites'],
  ])
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Account Details')
  page.getByRole('button', { name: 'Log out' })
  for (const value of ['Ada Lovelace', 'ada@example.com', '+1 (415) 555-0132']) page.getByText(value)
})

test('the form of the details has its own page, holds what is there, and saves it without scripts', async () => {
  const page = within(mainOf((await ada.get('/account?edit=details').expect(200)).text))
  const input = (name: string) => page.getByLabelText<HTMLInputElement>(name)
  expect([input('First name').value, input('Phone (optional)').value]).toEqual(['Ada', '+1 (415) 555-0132'])
  const form = input('First name').closest('form')?.getAttribute('action') ?? ''
  const fields = { firstName: 'Augusta', lastName: 'King', phone: '' }
  await ada.post(form, fields).expect(303).expect('location', '/account?saved=details')
  const saved = within(mainOf((await ada.get('/account?saved=details')).text))
  expect(saved.getByRole('status').textContent).toBe('Your details are saved.')
  saved.getByText('Augusta King')
  saved.getByText('Not given')
})

test('a business sees and changes its company and its industries', async () => {
  const studio = await newCustomer(shop.app, { email: 'studio@example.com', password: ADA.password })
  const before = within(mainOf((await studio.get('/account').expect(200)).text))
  before.getByText('Okafor Interiors')
  before.getByText('Art Consultant, Interior Design Firm')
  const form = within(mainOf((await studio.get('/account?edit=details').expect(200)).text))
  expect(form.getAllByRole('checkbox', { checked: true }).map(box => box.getAttribute('value'))).toEqual([
    'Art Consultant',
    'Interior Design Firm',
  ])
  const fields = { firstName: 'Iris', lastName: 'Okafor', company: 'Okafor Rooms', industry: 'Office' }
  await studio.post('/account/details?edit=details', fields).expect(303)
  const saved = within(mainOf((await studio.get('/fr-ca/account').expect(200)).text))
  saved.getByText('Okafor Rooms')
  saved.getByText('Bureau')
})

test('a session that was found open is no way to guess its password, from however many addresses', async () => {
  const limiter = createRateLimiter(() => 0)
  const { app } = await shop.beforeSame({ overrides: { limiter }, env: { TRUST_PROXY: '1' } })
  const found = await newCustomer(app, ADA)
  const guess = (at: number) =>
    found
      .send('/account/password', { currentPassword: `Guess.No.${at}`, password: 'Quiet.Ridge.7' })
      .set('x-forwarded-for', `203.0.113.${at}`)
  const statuses: number[] = []
  for (let at = 1; at <= 11; at += 1) statuses.push((await guess(at)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})

test('what is wrong with the details is said at its field, and the form keeps what was typed', async () => {
  const fields = { firstName: ' ', lastName: 'King', phone: '+44 20 7946 0958' }
  const page = within(mainOf((await ada.post('/account/details?edit=details', fields).expect(422)).text))
  const firstName = page.getByLabelText('First name')
  expect(firstName.getAttribute('aria-invalid')).toBe('true')
  page.getByText('Please enter your first name.')
  page.getByText('Please enter a valid US or Canadian phone number.')
  expect(page.getByLabelText<HTMLInputElement>('Last name').value).toBe('King')
})

test('another e-mail requires the password, reaches the cart and is signed in with from then on (BSK-12)', async () => {
  const eve = await newCustomer(shop.app, { ...ADA, site: '/allposters/en-us' })
  const change = (email: string, currentPassword: string) =>
    eve.post('/allposters/en-us/account/email?edit=email', { email, currentPassword })
  const wrong = within(mainOf((await change('augusta@example.com', 'Wrong2026!').expect(422)).text))
  wrong.getByText('That is not your current password. Try again.')
  expect(wrong.getByLabelText<HTMLInputElement>('New email').value).toBe('augusta@example.com')
  expect(wrong.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
  const taken = within(mainOf((await change('slow@example.com', ADA.password).expect(422)).text))
  taken.getByText('Account already exists.')

  await eve.post('/allposters/en-us/cart/items', { upi: 'A12AP' }).expect(303)
  await change('augusta@example.com', ADA.password)
    .expect(303)
    .expect('location', '/allposters/en-us/account?saved=email')
  expect(shop.upstreamLog.at(-1)).toMatchObject({ operation: 'update-basket-customer', status: 200 })
  within(mainOf((await eve.get('/allposters/en-us/account')).text)).getByText('augusta@example.com')
  await newCustomer(shop.app, { ...ADA, email: 'augusta@example.com', site: '/allposters/en-us' })
})

test('a new password requires the current one, and no answer repeats either', async () => {
  const change = (currentPassword: string, password: string) =>
    ada.post('/account/password?edit=password', { currentPassword, password })
  const weak = await change(ADA.password, 'short').expect(422)
  const form = within(mainOf(weak.text))
  const field = form.getByLabelText('New password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  // While it is typed the meter follows (REG-31).
  form.getByRole('meter', { name: 'Password strength' })
  const wrong = await change('Wrong2026!', 'Analytical1843!').expect(422)
  within(mainOf(wrong.text)).getByText('That is not your current password. Try again.')
  for (const { text } of [weak, wrong]) expect(text).not.toMatch(/Gallery2026|Wrong2026|Analytical1843/)

  await change(ADA.password, 'Analytical1843!').expect(303).expect('location', '/account?saved=password')
  ada = await newCustomer(shop.app, { ...ADA, password: 'Analytical1843!' })
})

test('an unticked box ends the news by e-mail', async () => {
  const isTicked = async () =>
    within(mainOf((await ada.get('/account')).text)).getByRole<HTMLInputElement>('checkbox').checked
  expect(await isTicked()).toBe(true)
  await ada.post('/account/marketing', {}).expect(303)
  expect(await isTicked()).toBe(false)
  await ada.post('/account/marketing', { acceptsMarketing: 'on' }).expect(303)
  expect(await isTicked()).toBe(true)
})

test('an account that cannot be loaded is an error page, not a guess', async () => {
  await shop.faults('get-customer', { status: 500 })
  expect((await ada.get('/_data/account')).status).toBe(503)
})

test('a form whose session has ended leads to the sign-in', async () => {
  const guest = await newCustomer(shop.app, undefined)
  const { body } = await guest.send('/account/details', { firstName: 'Eve' }).expect(200)
  expect(body.redirect).toEqual({ status: 303, location: '/login?redirect=%2Faccount' })
})

test('a customer whose sessions are ended by hand is led to the sign-in', async () => {
  const newcomer = await newCustomer(shop.app, { email: 'newcomer@example.com', password: ADA.password })
  const sessions = `${shop.upstream.controlUrl}/sessions/newcomer%40example.com`
  expect(await (await fetch(sessions, { method: 'DELETE' })).json()).toEqual({ ended: 1 })
  await newcomer.get('/account').expect(303).expect('location', '/login?redirect=%2Faccount')
})
