import type { CardExpiry } from '../../model/payment-card.ts'

/** The first two digits of every year on a card. */
export const CARD_YEAR_PREFIX = '20'

/** The month and year behind MM/YY or MM/20YY, or undefined when it is no such date. */
export function parseExpiry(raw: unknown): CardExpiry | undefined {
  if (typeof raw !== 'string' || raw.length > 16) return undefined
  const [, month, year] = /^(\d\d?) ?\/ ?(?:20)?(\d\d)$/.exec(raw.trim()) ?? []
  const expiry = { month: Number(month), year: Number(CARD_YEAR_PREFIX + year) }
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : undefined
}
