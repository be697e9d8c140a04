import { jest } from '@jest/globals'
import { createHttp } from '../http/http.ts'
import { withCircuitBreaker } from '../http/with-circuit-breaker.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createTrackerClient } from './tracker.ts'

function requestFor(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { legacy: '/mobify/proxy' }, transport })
  return { transport, client: createTrackerClient(http, { siteId: 'Art', locale: 'en-CA' }) }
}

test('a session of the old store is opened per site in version 22.8 (PWR-12)', async () => {
  const { client, transport } = requestFor({
    'POST /mobify/proxy/ocapi/s/Art/dw/shop/v22_8/sessions': reply(undefined, { status: 204 }),
  })
  expect(await client.startSession()).toBeUndefined()
  expect(transport.unmatched).toEqual([])
})

test('a page view is counted per site and locale, and its answer may be a picture', async () => {
  const picture = reply('GIF89a', { headers: { 'content-type': 'image/gif' } })
  const { client, transport } = requestFor({ 'GET /__Analytics-Start': picture })
  expect(await client.pageView()).toBeUndefined()
  expect(transport.calls[0]?.address).toBe(
    '/mobify/proxy/ocapi/on/demandware.store/Sites-Art-Site/en-CA/__Analytics-Start',
  )
})

test('page views that are answered with a picture leave the old store’s circuit closed', async () => {
  const picture = reply('GIF89a', { headers: { 'content-type': 'image/gif' } })
  const transport = createMockFetch({ 'GET /__Analytics-Start': picture })
  const onChange = jest.fn()
  const http = withCircuitBreaker(createHttp({ services: { legacy: '/mobify/proxy' }, transport }), {
    onChange,
  })
  const client = createTrackerClient(http, { siteId: 'Art', locale: 'en-CA' })
  for (let view = 0; view < 20; view++) await client.pageView()
  expect(transport.calls).toHaveLength(20)
  expect(onChange).not.toHaveBeenCalled()
})

test('a refusal of the old store is an error', async () => {
  const refused = reply({}, { status: 403 })
  const { client } = requestFor({ 'GET /__Analytics-Start': refused, 'POST /sessions': refused })
  await expect(client.pageView()).rejects.toMatchObject({ code: 'forbidden' })
  await expect(client.startSession()).rejects.toMatchObject({ code: 'forbidden' })
})
