/** The digits of a phone number without punctuation and without the country's leading 1. */
export function phoneDigits(raw: string): string {
  return raw.replace(/\D/g, '').replace(/^1/, '')
}
