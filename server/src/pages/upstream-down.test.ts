import { within } from '@testing-library/dom'
import request from 'supertest'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
  await shop.upstream.close()
})

const get = (path: string) => request(shop.app).get(path)

test('F01 without the upstream the home page is an uncacheable 503, and not a 404', async () => {
  const { text, headers } = await get('/').expect(503).expect('cache-control', 'no-store')
  const body = within(documentOf(text).body)
  expect(body.getByRole('heading', { level: 1 }).textContent).toBe('Uh oh!')
  expect(body.getByText('Looks like something went wrong on our end.')).toBeTruthy()
  expect(body.queryByRole('navigation', { name: 'Categories' })).toBeNull()
  expect(shop.log).toContainEqual(
    expect.objectContaining({
      id: headers['x-correlation-id'],
      error: expect.objectContaining({ code: 'network' }),
    }),
  )
})

test('its data says the same', async () => {
  const { body } = await get('/_data/').expect(503).expect('cache-control', 'no-store')
  expect(body).toMatchObject({ error: { status: 503 }, routes: { frame: { hasMenu: false } } })
})

test('the process still lives', async () => {
  await get('/livez').expect(200, 'ok')
})

test('a page that does not exist is cached for seconds while its menu is missing', async () => {
  await get('/nope').expect(404).expect('cache-control', 'public, max-age=0, s-maxage=15')
})
