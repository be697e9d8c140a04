/** The four digits at the end of a card number, however much of it the wire shows. */
export function lastFourDigits(number: string | null | undefined): string | undefined {
  const end = number?.slice(-4) ?? ''
  return /^\d{4}$/.test(end) ? end : undefined
}

/** The four characters at the end of what an order was paid with, of a card or a gift card. */
export function lastFourOfPayment(suffix: string | null | undefined): string | undefined {
  const end = suffix?.slice(-4) ?? ''
  return /^[\dA-Z]{4}$/.test(end) ? end : undefined
}
