import * as fc from 'fast-check'
import { truncateText } from './truncate-text.ts'

test.each([
  ['', 5, ''],
  ['  cats ', 5, 'cats'],
  ['  cats ', 4, 'cats'],
  ['  cats ', 3, 'cat'],
  ['cat art', 4, 'cat'],
  ['cats', 0, ''],
  ['abc😺', 5, 'abc😺'],
  ['abc😺', 4, 'abc'],
  ['\uD800 a\uDC00b \uD83D😺\uD800 \uD800', 50, 'ab 😺'],
])('%j in at most %i characters is %j', (text, most, cut) => {
  expect(truncateText(text, most)).toBe(cut)
})

test('cutting a text once more changes nothing', () => {
  const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0x20, 0xd800, 0xdc00))
  fc.assert(
    fc.property(fc.array(unit), fc.nat(20), (units, most) => {
      const cut = truncateText(String.fromCharCode(...units), most)
      expect(truncateText(cut, most)).toBe(cut)
      expect(cut).not.toMatch(/\p{Surrogate}/u)
      expect(cut.length).toBeLessThanOrEqual(most)
    }),
  )
})
