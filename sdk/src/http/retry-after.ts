import type { TransportResponse } from './transport.ts'

/** How long a service asks to be left alone, in milliseconds: retry-after-ms, or Retry-After as seconds or as a date. */
export function retryAfter(headers: TransportResponse['headers'], now: number): number | undefined {
  const exact = parseHeaderNumber(headers.get('retry-after-ms'))
  if (exact !== undefined) return exact
  const value = headers.get('retry-after')
  const seconds = parseHeaderNumber(value)
  if (seconds !== undefined) return seconds * 1000
  // Without its zone a date would be read as the local time, and "-5" as a day in 2001.
  const date = value?.trimEnd().endsWith('GMT') ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

function parseHeaderNumber(value: string | null): number | undefined {
  return value !== null && /^\s*\d{1,15}(\.\d{1,9})?\s*$/.test(value) ? Number(value) : undefined
}
