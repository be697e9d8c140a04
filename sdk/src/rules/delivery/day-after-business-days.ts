import { newYorkDay } from '../texts/new-york-day.ts'

const DAY_MS = 86_400_000

/**
 * The day in New York some business days after a moment; weekends and the holidays of carriers do not count.
 *
 * @example
 * dayAfterBusinessDays(Date.UTC(2026, 10, 27, 12), 2) // '2026-12-01'
 */
export function dayAfterBusinessDays(ordered: number, count: number): string {
  let day = Date.parse(newYorkDay(ordered))
  for (let left = count; left > 0;) {
    day += DAY_MS
    if (isBusinessDay(new Date(day))) left -= 1
  }
  return new Date(day).toISOString().slice(0, 10)
}

const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '07-04', '12-25'])

// Memorial Day, Labor Day and Thanksgiving: the weekday, and the days on which it can fall.
const MOVING_HOLIDAYS = [
  [1, '05-25', '05-31'],
  [1, '09-01', '09-07'],
  [4, '11-22', '11-28'],
] as const

function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  const date = day.toISOString().slice(5, 10)
  const isHoliday =
    FIXED_HOLIDAYS.has(date) ||
    MOVING_HOLIDAYS.some(([on, first, last]) => on === weekday && first <= date && date <= last)
  return weekday % 6 > 0 && !isHoliday
}
