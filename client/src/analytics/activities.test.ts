import { jest } from '@jest/globals'
import { SITES } from '@wallart/sdk'
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

test('an activity is sent in a way that outlives its page, and a failure stays silent (REC-15, REC-20)', () => {
  sendActivity(context, { name: 'viewCategory', categoryId: 'space', ids: ['A1'] })
  expect(requests).toHaveBeenCalledWith('/api/activities?site=AllPosters&locale=en-CA', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"viewCategory","categoryId":"space","ids":["A1"]}',
    keepalive: true,
  })
})

test.each([
  ['asks not to be tracked', { doNotTrack: '1' }],
  ['keeps its privacy everywhere', { globalPrivacyControl: true }],
  ['has no connection', { onLine: false }],
])('of a browser that %s nothing is told (ANA-11)', (_, consent) => {
  browser(consent)
  sendActivity(context, { name: 'viewPage', path: '/' })
  expect(requests).not.toHaveBeenCalled()
})
