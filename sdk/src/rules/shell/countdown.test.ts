import * as fc from 'fast-check'
import type { Category } from '../../model/category.ts'
import { countdown, countdownEnd, countdownTitle, COUNTDOWN_REFRESH_MS } from './countdown.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [2 * DAY + 3 * HOUR + 4 * MINUTE, 2, 3, 4, 30_000],
  [DAY, 1, 0, 0, 30_000],
  [DAY - 1, 0, 23, 59, 30_000],
  [HOUR, 0, 1, 0, 30_000],
  [HOUR - 1, 0, 0, 59, 30_000],
  [MINUTE, 0, 0, 1, 30_000],
  [MINUTE - 1, 0, 0, 0, 30_000],
  [30_001, 0, 0, 0, 30_000],
  [29_999, 0, 0, 0, 29_999],
  [1, 0, 0, 0, 1],
])(
  '%p ms are %p days, %p hours, %p minutes, next look after %p ms (BAN-07, BAN-08)',
  (left, days, hours, minutes, next) => {
    expect(countdown(1e12 + left, 1e12)).toEqual({ days, hours, minutes, done: false, nextUpdateMs: next })
  },
)

test.each([0, -1, -DAY, Number.NaN])('with %p ms left the countdown is done (BAN-04, BAN-08)', left => {
  expect(countdown(1e12 + left, 1e12)).toEqual({ days: 0, hours: 0, minutes: 0, done: true })
})

test('the countdown is announced every 30000 ms (BAN-07, CON-05)', () => {
  expect(COUNTDOWN_REFRESH_MS).toBe(30_000)
})

const NOW = Date.parse('2025-05-01T00:00:00Z')
const shop = (description: string, name = 'Countdown Timer'): Category => {
  const plain = { description: '', showInMenu: false, onlineSubCategoriesCount: 0, categories: [] }
  return { ...plain, id: 'root', name: 'root', categories: [{ ...plain, id: 'timer', name, description }] }
}

test.each([
  ['2025-05-02T00:00:00Z', NOW + DAY],
  ['2025-05-01T00:01Z', NOW + MINUTE],
  ['2025-05-01T00:01:00.5Z', NOW + MINUTE + 500],
  ['2025-05-01T02:00:00.500+01:00', NOW + HOUR + 500],
  ['Sale ends 2025-05-01T00:00:00-01:00 sharp', NOW + HOUR],
  ['2025-05-01T00:00:00.001Z', NOW + 1],
  [`${' '.repeat(980)}2025-05-02T00:00:00Z`, NOW + DAY],
])('a countdown with the description %j ends in time (BAN-03, S-33)', (description, end) => {
  expect(countdownEnd(shop(description), NOW)).toBe(end)
})

test.each([
  '2025-05-01T00:00:00Z',
  '2025-04-30T23:59:59Z',
  '2025-05-02',
  '2025-05-02T00:00:00',
  '2025-13-02T00:00:00Z',
  '2025-05-02T25:00:00Z',
  'tomorrow',
  '',
  `${' '.repeat(981)}2025-05-02T00:00:00Z`,
])('with the description %j there is no countdown (BAN-04, S-33)', description => {
  expect(countdownEnd(shop(description), NOW)).toBeUndefined()
})

test.each([
  ['Weekly sale: 2025-05-02T00:00:00Z', 'Weekly sale'],
  ['Sale ends 2025-05-02T00:00:00Z sharp', 'Sale ends'],
  ['2025-05-02T00:00:00Z', ''],
  ['Frames &amp; prints end 2025-05-02T00:00:00Z', 'Frames & prints end'],
  ['tomorrow', ''],
])('a countdown with the description %j is called %j (BAN-03)', (description, title) => {
  expect(countdownTitle(shop(description))).toBe(title)
})

test('without its category there is no countdown (BAN-03, BAN-04)', () => {
  expect(countdownEnd(shop('2025-05-02T00:00:00Z', 'Timer'), NOW)).toBeUndefined()
})

test('days, hours and minutes never say more than is left, and less than a minute is lost (BAN-08)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * DAY }), left => {
      const { days, hours, minutes } = countdown(left, 0)
      const shownMs = days * DAY + hours * HOUR + minutes * MINUTE
      expect(shownMs).toBeLessThanOrEqual(left)
      expect(left - shownMs).toBeLessThan(MINUTE)
      expect(hours).toBeLessThan(24)
      expect(minutes).toBeLessThan(60)
    }),
  )
})
