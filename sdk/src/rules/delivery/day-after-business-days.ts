import { newYorkDay } from '../texts/new-york-day.ts'

const DAY_MS = 86_400_000

/**
 * The day in New York some business days after a moment; Saturdays and Sundays do not count.
 *
 * @example
 * dayAfterBusinessDays(Date.UTC(2026, 10, 27, 12), 2) // '2026-12-01'
 */
export function dayAfterBusinessDays(ordered: number, count: number): string {
  let day = Date.parse(newYorkDay(ordered))
  for (let left = count; left > 0;) {
    day += DAY_MS
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1
  }
  return new Date(day).toISOString().slice(0, 10)
}
