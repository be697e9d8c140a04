/** The longest way to write a card number that is looked at. */
export const CARD_NUMBER_MAX_INPUT = 64

/** The digits of a card number as it is typed or pasted. */
export function cardDigits(raw: string): string {
  return raw.slice(0, CARD_NUMBER_MAX_INPUT).replace(/\D/g, '')
}
