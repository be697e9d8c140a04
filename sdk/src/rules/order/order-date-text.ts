/** An ISO date in a shopper's language, the same on every machine; nothing when it is no date. */
export function orderDateText(date: string, locale: string): string {
  const at = Date.parse(date)
  if (!/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(at)) return ''
  try {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  } catch {
    return date.slice(0, 10)
  }
}
