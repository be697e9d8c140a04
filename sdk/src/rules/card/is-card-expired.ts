import type { CardExpiry } from '../../model/payment-card.ts'

const WESTERNMOST_OFFSET_MS = 43_200_000

/** Whether the last month of a card is over everywhere on earth at a moment in epoch milliseconds. */
export function isCardExpired({ month, year }: CardExpiry, now: number): boolean {
  return !(now < Date.UTC(year, month, 1) + WESTERNMOST_OFFSET_MS)
}
