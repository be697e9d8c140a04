import * as fc from 'fast-check'
import { CANADA_RESTRICTED_IMAGES, canadaRestriction } from './canada-restriction.ts'

const restriction = {
  code: 'shipping.not-to-canada',
  message: 'This item cannot be shipped to Canada due to licensing restrictions. U.S. shipping available.',
}

test('sixteen pictures may not be sent to Canada, each of them says so (PDP-56, S-35)', () => {
  expect(new Set(CANADA_RESTRICTED_IMAGES).size).toBe(16)
  expect(CANADA_RESTRICTED_IMAGES).toHaveLength(16)
  for (const id of CANADA_RESTRICTED_IMAGES) {
    expect(id).toMatch(/^IMG\d{5}$/)
    expect(canadaRestriction(id)).toEqual(restriction)
  }
})

test('the list may be another one (S-35)', () => {
  expect(canadaRestriction('IMG00001', ['IMG00001'])).toEqual(restriction)
  expect(canadaRestriction('IMG00117', ['IMG00001'])).toBeUndefined()
  expect(canadaRestriction('IMG00117', [])).toBeUndefined()
})

test('every other picture may travel (PDP-56)', () => {
  fc.assert(
    fc.property(fc.string(), id => {
      fc.pre(!CANADA_RESTRICTED_IMAGES.some(restricted => restricted === id))
      expect(canadaRestriction(id)).toBeUndefined()
    }),
  )
})
