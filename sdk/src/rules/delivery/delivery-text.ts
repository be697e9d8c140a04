import type { Message } from '../../model/message.ts'
import type { DayRange } from './delivery-days.ts'
import { dayAfterBusinessDays } from './day-after-business-days.ts'
import { shortDate } from './short-date.ts'

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
  const dateAfter = (count: number) => shortDate(Date.parse(dayAfterBusinessDays(nowMs, count)), locale)
  const [from, to] = [dateAfter(days.from), dateAfter(days.to)]
  return { code: 'delivery.dates', message: `Arrives ${from} to ${to}`, values: { from, to } }
}
