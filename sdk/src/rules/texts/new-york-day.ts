/**
 * The day of a moment where the shop is, in New York, as `2026-11-24`.
 * @example
 * newYorkDay(Date.UTC(2026, 10, 25, 2)) // '2026-11-24'
 */
export function newYorkDay(moment: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(moment)
}
