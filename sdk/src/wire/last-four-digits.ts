/** The four digits at the end of a card number, however much of it the wire shows. */
export function lastFourDigits(number: string | null | undefined): string | undefined {
  const end = number?.slice(-4) ?? ''
  return /^\d{4}$/.test(end) ? end : undefined
}
