/** The characters of a code behind its GC: none that is easily taken for another one. */
export const GIFT_CARD_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** How many of them a code has. */
export const GIFT_CARD_LENGTH = 16

/** The code of a gift card in its one spelling, whatever spaces and dashes it was typed with. */
export function parseGiftCardCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^GC[A-HJ-NP-Z2-9]{16}$/.test(code) ? code : undefined
}
