import { jest } from '@jest/globals'
import { SITES } from '@wallart/sdk'
import { afterPaint } from '../framework/after-paint.ts'
import { sendActivity } from './activities.ts'

const context = { site: SITES.AllPosters, locale: { id: 'en-CA', alias: 'en-ca' } } as const
const requests = jest.fn<typeof fetch>()

function browser(consent: object) {
  for (const [name, value] of Object.entries({
    doNotTrack: null,
    globalPrivacyControl: false,
    onLine: true,
    ...consent,
  }))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

beforeEach(() => {
  requests.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  Object.assign(globalThis, { fetch: requests })
  browser({})
})

test('an activity is sent in a way that outlives its page, and a failure stays silent (REC-15, REC-20)', async () => {
  sendActivity(context, { name: 'viewCategory', categoryId: 'space', ids: ['A1'] })
  expect(requests).not.toHaveBeenCalled()
  await new Promise<void>(afterPaint)
  expect(requests).toHaveBeenCalledWith('/api/activities?site=AllPosters&locale=en-CA', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"viewCategory","categoryId":"space","ids":["A1"]}',
    keepalive: true,
  })
})

test('a page that is left sends at once what waits, and once', async () => {
  sendActivity(context, { name: 'viewPage', path: '/' })
  sendActivity(context, { name: 'viewPage', path: '/cart' })
  dispatchEvent(new Event('pagehide'))
  expect(requests).toHaveBeenCalledTimes(2)
  await new Promise<void>(afterPaint)
  expect(requests).toHaveBeenCalledTimes(2)
})

test.each([
  ['asks not to be tracked', { doNotTrack: '1' }],
  ['keeps its privacy everywhere', { globalPrivacyControl: true }],
  ['has no connection', { onLine: false }],
])('of a browser that %s nothing is told (ANA-11)', async (_, consent) => {
  browser(consent)
  sendActivity(context, { name: 'viewPage', path: '/' })
  await new Promise<void>(afterPaint)
  expect(requests).not.toHaveBeenCalled()
})
