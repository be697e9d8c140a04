import { shortDate } from './short-date.ts'

const DAY_MS = 24 * 3600 * 1000

test.each(['en-US', 'en-CA', 'fr-CA', 'es-US'])('in %s each day of two years is what Intl writes', locale => {
  const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(locale, style)
  const days = Array.from({ length: 731 }, (_, at) => Date.UTC(2027, 0, 1, 23, 59) + at * DAY_MS)
  expect(days.map(day => shortDate(day, locale))).toEqual(days.map(day => format.format(day)))
})
