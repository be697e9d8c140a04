import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'

/** From when and until when the notice shows: 2024-12-31 and 2025-01-07, midnight in New York. */
export const PROMO_APPLIED_WINDOW: { readonly start: number; readonly end: number } = {
  start: 1_735_621_200_000,
  end: 1_736_226_000_000,
}

/** The last digits of prices that no promotion lowers in the cart. */
export const PROMO_EXEMPT_DIGITS: readonly number[] = [5, 8]

/** The notice beside a price that the cart will lower, or undefined outside its days and for exempt prices. */
export function promoAppliedNotice({ minor }: Money, now: number): Message | undefined {
  const isOpen = now >= PROMO_APPLIED_WINDOW.start && now < PROMO_APPLIED_WINDOW.end
  if (!isOpen || !Number.isInteger(minor)) return undefined
  if (PROMO_EXEMPT_DIGITS.includes(Math.abs(minor) % 10)) return undefined
  return { code: 'notice.promo-applied', message: 'Promo price applied in cart' }
}
