import { promoAppliedNotice, type BasketItem } from '@wallart/sdk'
import type { Translate } from '../../i18n/translate.ts'

/** What promotions say about a line, at the given moment. */
export function lineNotes(
  { priceAdjustments, unitPrice, price }: Pick<BasketItem, 'priceAdjustments' | 'unitPrice' | 'price'>,
  now: number,
  t: Translate,
): readonly string[] {
  const notice = promoAppliedNotice(unitPrice ?? price, now)
  return [...priceAdjustments.map(({ itemText }) => itemText), ...(notice ? [t(notice)] : [])]
}
