import { CUSTOMISABLE_POD_CONFIG, isCustomisable } from './is-customisable.ts'

test.each([
  [0, true],
  [-0, true],
  [1, false],
  [-1, false],
  [0.1, false],
  [Number.NaN, false],
])('a configuration of %p can be customised: %p (OPT-14)', (podConfig, customisable) => {
  expect(isCustomisable({ podConfig })).toBe(customisable)
  expect(CUSTOMISABLE_POD_CONFIG).toBe(0)
})
