import { RECOMMENDATION_BASE_PATH, RECOMMENDATION_CLIENT_HEADER, activityPath } from './activity-request.ts'

test('an activity is posted below /v3 under its site and name, with a client id header (REC-14, REC-15)', () => {
  expect(RECOMMENDATION_BASE_PATH).toBe('/v3')
  expect(RECOMMENDATION_CLIENT_HEADER).toBe('x-cq-client-id')
  expect(activityPath('Art', 'viewProduct')).toBe('/activities/Art/viewProduct')
  expect(activityPath('a/b', 'addToCart')).toBe('/activities/a%2Fb/addToCart')
  expect(activityPath('a\uD800', 'addToCart')).toBe('/activities/a%EF%BF%BD/addToCart')
})
