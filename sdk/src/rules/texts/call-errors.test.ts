import { MISSING_PROMOTION_KEY, RATINGS_FETCH_FAILED } from './call-errors.ts'

test.each([
  [
    'a promotion lookup without ids (PRM-12)',
    MISSING_PROMOTION_KEY,
    'call.missing-key',
    'Please specify a key.',
  ],
  [
    'a ratings call without success (RAT-12)',
    RATINGS_FETCH_FAILED,
    'call.ratings-failed',
    'Fetch ratings failed with status',
  ],
])('%s says so', (_what, text, code, message) => {
  expect(text).toEqual({ code, message })
})
