import type { Message } from '../../model/message.ts'
import type { DayRange } from './delivery-days.ts'
import { shortDate } from './short-date.ts'

const DAY_MS = 86_400_000

/**
 * When something arrives, in words that stay true in a page that is kept.
 *
 * @example
 * deliveryDaysText({ from: 3, to: 6 }).message // 'Arrives in 3 to 6 business days'
 */
export function deliveryDaysText({ from, to }: DayRange): Message {
  return { code: 'delivery.days', message: `Arrives in ${from} to ${to} business days`, values: { from, to } }
}

/** When something that is ordered at a moment arrives, by its dates; Saturdays and Sundays do not count. */
export function deliveryDatesText(days: DayRange, nowMs: number, locale: string): Message {
  const from = shortDate(afterBusinessDays(nowMs, days.from), locale)
  const to = shortDate(afterBusinessDays(nowMs, days.to), locale)
  return { code: 'delivery.dates', message: `Arrives ${from} to ${to}`, values: { from, to } }
}

function afterBusinessDays(nowMs: number, count: number): number {
  let day = nowMs
  for (let left = count; left > 0;) {
    day += DAY_MS
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1
  }
  return day
}
