import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'

/** A gift card that is unknown or empty, or whose balance cannot be read. */
export const GIFT_CARD_REFUSED: Message<'gift-card.refused'> = {
  code: 'gift-card.refused',
  message: 'This gift card cannot be used. Check its code; it may also have nothing left.',
}

/** A gift card pays for the basket. */
export const GIFT_CARD_APPLIED: Message<'gift-card.applied'> = {
  code: 'gift-card.applied',
  message: 'Gift card applied',
}

/** Says that a gift card has money in another currency than a cart's, where it pays nothing; undefined for any other card. */
export function giftCardCurrencyMessage(
  balance: Money | undefined,
  ofCart: string,
  locale: string,
): Message<'gift-card.other-currency'> | undefined {
  if (!balance || balance.minor === 0 || balance.currency === ofCart) return undefined
  const currency = currencyName(balance.currency, locale)
  return {
    code: 'gift-card.other-currency',
    message: `This gift card is in ${currency}. It pays for orders in ${currency} only.`,
    values: { currency },
  }
}

// Intl.DisplayNames has the name of one alone: "US Dollar".
function currencyName(currency: string, locale: string): string {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
  } catch {
    return currency
  }
}
