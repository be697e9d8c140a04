import { RECOMMENDATIONS_ABOVE, showsRecommendations } from './shows-recommendations.ts'

test.each([
  [0, false],
  [4, false],
  [5, true],
  [Number.NaN, false],
])('%p recommendations show: %p (PDP-19, CON-05)', (count, shows) => {
  expect(showsRecommendations(count)).toBe(shows)
  expect(RECOMMENDATIONS_ABOVE).toBe(4)
})
