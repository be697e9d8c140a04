/** A day with its weekday; in English without Intl, whose first use takes a slow phone a tenth of a second. */
export function shortDate(atMs: number, locale: string): string {
  if (locale === 'en-US' || locale === 'en-CA') {
    // It reads "Wed, 05 Nov 2025 …" everywhere.
    const [weekday = '', day = '', month = ''] = new Date(atMs).toUTCString().split(' ')
    return `${weekday} ${month} ${Number(day)}`
  }
  const style = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, style).format(atMs)
}
