/**
 * The day of a moment in UTC, as `2026-11-24`.
 * @example
 * isoDay(Date.UTC(2026, 10, 24))
 */
export function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
