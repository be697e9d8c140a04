/** An expiry date as MM/YY, as far as it has been typed; a year of four digits loses its first two. */
export function formatExpiry(raw: string): string {
  const slash = raw.indexOf('/')
  const digits = raw.replace(/\D/g, '')
  const isShortMonth = /^[2-9]/.test(digits) || /^\D*1\s*\//.test(raw)
  const full = isShortMonth ? `0${digits}` : digits
  const year = full
    .slice(2)
    .replace(/^20(?=\d\d)/, '')
    .slice(0, 2)
  const hasSlash = year !== '' || (slash !== -1 && full.length === 2)
  return `${full.slice(0, 2)}${hasSlash ? '/' : ''}${year}`
}
