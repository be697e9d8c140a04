import { PROMO_APPLIED_WINDOW, PROMO_EXEMPT_DIGITS, promoAppliedNotice } from './promo-applied-notice.ts'
import { toMoney } from '../money/money.ts'

const START = Date.parse('2024-12-31T05:00:00Z')
const END = Date.parse('2025-01-07T05:00:00Z')
const NOTICE = { code: 'notice.promo-applied', message: 'Promo price applied in cart' }

test('the window runs from the end of 2024 to early 7 January 2025 (BSK-26, S-06)', () => {
  expect(PROMO_APPLIED_WINDOW).toEqual({ start: START, end: END })
})

test.each([
  [START - 1, undefined],
  [START, NOTICE],
  [END - 1, NOTICE],
  [END, undefined],
  [Number.NaN, undefined],
])('at %p the notice is %j (BSK-26, S-06, S-07)', (now, notice) => {
  expect(promoAppliedNotice({ minor: 1999, currency: 'USD' }, now)).toEqual(notice)
})

test('prices that end in 5 or 8 are exempt (BSK-27)', () => {
  expect(PROMO_EXEMPT_DIGITS).toEqual([5, 8])
  const lasts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const shown = lasts.filter(last => promoAppliedNotice({ minor: 1990 + last, currency: 'USD' }, START))
  expect(shown).toEqual([0, 1, 2, 3, 4, 6, 7, 9])
})

test.each([
  [19.99, NOTICE],
  [0.29, NOTICE],
  [1.15, undefined],
  [4.35, undefined],
  [8.5, NOTICE],
  [1.08, undefined],
  [-1.08, undefined],
  [Number.NaN, undefined],
])(
  'the price %p has the notice %j, whatever floating point makes of its cents (BSK-27, S-08)',
  (price, notice) => {
    expect(promoAppliedNotice(toMoney(price, 'USD'), START)).toEqual(notice)
  },
)
