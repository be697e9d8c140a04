import { formatMoney, summaryRows, type Basket, type SummaryRow } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { CartRowView, CartView } from '../../stores/cart-view.ts'
import { lineView } from './line-view.server.ts'

export async function cartView(basket: Basket | undefined, request: PageRequest): Promise<CartView> {
  const { context, t } = request
  const items = basket?.productItems ?? []
  return {
    basketId: basket?.basketId ?? '',
    version: basket?.lastModified ?? '',
    lines: await Promise.all(items.map(item => lineView(item, request))),
    rows: basket ? summaryRows(basket).map(row => rowView(row, context.locale.id, t)) : [],
  }
}

function rowView({ key, label, value, notes }: SummaryRow, locale: string, t: Translate): CartRowView {
  const text = 'amount' in value ? formatMoney(value.amount, locale) : t(value.text)
  return { key, label: t(label), value: text, notes }
}
