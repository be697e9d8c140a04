/** The amounts that are offered, in whole dollars. */
export const GIFT_CARD_AMOUNTS: readonly number[] = [25, 50, 100, 150, 200]

/** The least that a gift card is sold for, in whole dollars. */
export const GIFT_CARD_MIN = 10

/** The most that a gift card is sold for, in whole dollars. */
export const GIFT_CARD_MAX = 1000

/** The cents of an amount as a shopper writes it, as 75, $75.50, 75,50 $ or 1,000; undefined outside of the limits. */
export function parseGiftCardAmount(text: string): number | undefined {
  const ungrouped = text.trim().replace(/(\d)[,\s](?=\d{3}(?!\d))/, '$1')
  const match = /^\$?\s*(\d+)(?:[.,](\d\d?))?\s*\$?$/.exec(ungrouped)
  if (!match) return undefined
  const cents = Math.round(Number(`${match[1]}.${match[2] ?? 0}`) * 100)
  return cents >= GIFT_CARD_MIN * 100 && cents <= GIFT_CARD_MAX * 100 ? cents : undefined
}
