import { newYorkDay } from './new-york-day.ts'

test.each([
  ['2026-11-30T02:15:00Z', '2026-11-29'],
  ['2026-11-30T04:59:59Z', '2026-11-29'],
  ['2026-11-30T05:00:00Z', '2026-11-30'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('at %s it is %s in New York', (moment, day) => {
  expect(newYorkDay(Date.parse(moment))).toBe(day)
})
