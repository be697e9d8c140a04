import { newYorkDay } from '../texts/new-york-day.ts'

const ISO_DAY_LENGTH = 10

/** An ISO date, or a moment's day in New York, in a shopper's language; nothing when it is no date. */
export function orderDateText(date: string, locale: string): string {
  const at = Date.parse(date)
  if (!/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(at)) return ''
  try {
    const day = date.length > ISO_DAY_LENGTH ? Date.parse(newYorkDay(at)) : at
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
  } catch {
    return date.slice(0, ISO_DAY_LENGTH)
  }
}
