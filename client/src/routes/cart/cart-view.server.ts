import { formatMoney, summaryRows, type Basket, type SummaryRow } from '@wallart/sdk'
import { promoCodes } from '../../features/promo-code/promo-codes.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { CartRowView, CartView } from '../../stores/cart-view.ts'
import { giftCardLine } from './gift-card-line.server.ts'
import { lineView } from './line-view.server.ts'

export async function cartView(basket: Basket | undefined, request: PrivateRequest): Promise<CartView> {
  const { context, t } = request
  const items = basket?.productItems ?? []
  const country = basket?.shipments[0]?.shippingAddress?.country
  const isToCanada = country ? country === 'CA' : context.locale.id.endsWith('-CA')
  const [lines, codes] = await Promise.all([
    Promise.all(items.map(item => lineView(item, request, { now: Date.now(), isToCanada }))),
    promoCodes(basket, request),
  ])
  return {
    basketId: basket?.basketId ?? '',
    version: basket?.lastModified ?? '',
    lines: [...lines, ...(basket?.giftCards ?? []).map(giftCard => giftCardLine(giftCard, request))],
    rows: basket ? summaryRows(basket).map(row => rowView(row, context.locale.id, t)) : [],
    promoCodes: codes,
  }
}

function rowView({ key, label, value, notes }: SummaryRow, locale: string, t: Translate): CartRowView {
  const text = 'amount' in value ? formatMoney(value.amount, locale) : t(value.text)
  return { key, label: t(label), value: text, notes }
}
