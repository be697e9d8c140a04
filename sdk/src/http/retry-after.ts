/** How long a service asks to be left alone, in milliseconds: retry-after-ms, or Retry-After as seconds or as a date. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const exact = headers.get('retry-after-ms')
  if (exact !== null && /^\d{1,9}$/.test(exact)) return Number(exact)
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
