import { HttpError } from '../errors/http-error.ts'
import { viewPageActivity } from '../rules/activities/page-activities.ts'
import type { TrackingConsent } from '../rules/analytics/may-track.ts'
import { createActivities } from './activities.ts'

const activity = viewPageActivity({ realm: 'wall', instanceType: 'sbx', cookieId: 'usid-1' }, '/cart')

function activities(consent: TrackingConsent, failure?: unknown) {
  const sent: unknown[] = []
  const messages: unknown[] = []
  const tell = (what: unknown) => {
    sent.push(what)
    return failure === undefined ? Promise.resolve() : Promise.reject(failure)
  }
  const clients = { recommendations: { track: tell }, tracker: { pageView: () => tell('page view') } }
  return {
    sent,
    messages,
    ...createActivities(clients, { consent, log: { warn: (...line) => void messages.push(line) } }),
  }
}

test('what a shopper does is told', async () => {
  const { track, pageView, sent } = activities({ doNotTrack: null })
  await track(activity)
  await pageView()
  expect(sent).toEqual([activity, 'page view'])
})

test('for a caller who declined tracking nothing is sent (ANA-11, S-60)', async () => {
  const { track, pageView, sent } = activities({ doNotTrack: '1' })
  await track(activity)
  await pageView()
  expect(sent).toEqual([])
})

test.each([
  [
    new HttpError({ status: 500 }, { operation: 'view-page' }),
    { name: 'HttpError', code: 'server', operation: 'view-page', status: 500 },
  ],
  [new TypeError('jane@example.com'), 'TypeError'],
  ['jane@example.com', 'string'],
])(
  'an activity that fails disturbs nobody, and the log learns no more than why (REC-20)',
  async (failure, error) => {
    const { track, pageView, messages } = activities({}, failure)
    await expect(track(activity)).resolves.toBeUndefined()
    await expect(pageView()).resolves.toBeUndefined()
    expect(messages).toMatchObject([
      [{ error }, 'an activity went untold'],
      [{ error }, 'an activity went untold'],
    ])
    expect(JSON.stringify(messages)).not.toContain('jane')
  },
)
