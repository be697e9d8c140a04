import * as fc from 'fast-check'
import { orderDateText } from './order-date-text.ts'

test.each([
  ['2025-05-01T01:30:00Z', 'en-US', 'April 30, 2025'],
  ['2025-05-01T04:30:00Z', 'en-US', 'May 1, 2025'],
  ['2025-05-01', 'en-US', 'May 1, 2025'],
  ['2025-12-31T23:59:59.999Z', 'en-CA', 'December 31, 2025'],
  ['2025-05-01T10:00:00Z', 'fr-CA', '1 mai 2025'],
  ['2025-05-01T10:00:00Z', 'not a locale', '2025-05-01'],
  ['', 'en-US', ''],
  ['yesterday', 'en-US', ''],
  ['May 1, 2025', 'en-US', ''],
  ['on 2025-05-01', 'en-US', ''],
  ['2025-13-45', 'en-US', ''],
])('%j reads in %s as %j (ORD-26, S-54)', (date, locale, text) => {
  expect(orderDateText(date, locale)).toBe(text)
})

test('no date and no locale can break the page (S-54)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (date, locale) => {
      expect(typeof orderDateText(date, locale)).toBe('string')
      expect(orderDateText('2025-05-01', locale)).not.toBe('')
    }),
  )
})
