import { within } from '@testing-library/dom'
import request from 'supertest'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop.upstream.close())

const get = (path: string, cookie = '') => request(shop.app).get(path).set('cookie', cookie)
const post = (zip: string, path = '/delivery?upi=A1AP') =>
  request(shop.app).post(path).type('form').send({ zip })

test('without a chosen zip the piece is delivered to 66952 (PDP-42)', async () => {
  const { text, headers } = await get('/delivery?upi=A1AP').expect(200)
  const body = within(mainOf(text))
  expect(body.getByRole('heading', { level: 1 }).textContent).toBe('Delivery')
  expect(body.getByText('66952')).toBeTruthy()
  expect(body.getByText(/^Arrives \w{3}, \w{3} \d+ to \w{3}, \w{3} \d+$/)).toBeTruthy()
  expect(body.getByRole('link', { name: /^Back to / }).getAttribute('href')).toBe(
    '/products/arches-in-crimson-no-1-A1?upi=A1AP',
  )
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
})

test.each([
  ['10001', '10001', '10001'],
  [' k1a 0b1 ', 'K1A 0B1', 'K1A%200B1'],
  ['66952-1234', '66952-1234', '66952-1234'],
])('%p is applied and remembered in ctxzip (PDP-37, PDP-39, PDP-41)', async (typed, zip, values) => {
  const answer = await post(typed).expect(303).expect('location', '/delivery?upi=A1AP')
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toBe(`ctxzip=${values}; Path=/; Max-Age=31536000; SameSite=Lax`)
  const { text } = await get('/delivery?upi=A1AP', cookie.split(';')[0]).expect(200)
  expect(within(mainOf(text)).getByText(zip)).toBeTruthy()
})

test.each(['', '6695', 'ABCDE', '<script>'])('%p is no place, and the page says so (PDP-40)', async typed => {
  const { text, headers } = await post(typed).expect(422)
  const body = within(mainOf(text))
  const field = body.getByRole('textbox', { name: 'Zip or postal code' })
  expect(body.getByText('Please enter a valid Zip/Postal code')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('value')).toBe(typed)
  expect(headers['set-cookie']).toBeUndefined()
})

test('with scripts the refusal comes as JSON', async () => {
  const { body } = await post('nowhere').accept('json').expect(422)
  expect(body).toEqual({
    errors: { zip: [{ code: 'zip.invalid', message: 'Please enter a valid Zip/Postal code' }] },
  })
})

test('a cookie that holds no zip is not believed', async () => {
  const { text } = await get('/delivery?upi=A1AP', 'ctxzip=%E0%A4%A').expect(200)
  expect(within(mainOf(text)).getByText('66952')).toBeTruthy()
})

test.each(['/delivery', '/delivery?upi=', '/delivery?upi=ZZZZ9', '/delivery?upi=%2e%2e'])(
  'there is no such piece: %s',
  async path => {
    expect((await get(path)).status).toBe(404)
  },
)
