import { cartBadgeCount, formatMoney, itemCountText, summaryRows, type SummaryRow } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { Translate } from '../../i18n/translate.ts'
import { lineView } from './line-view.server.ts'
import type { CartRowView, CartView } from './cart-view.ts'

export const loader: PrivateLoader<CartView> = async request => {
  const { visitor, url, context, t, signal } = request
  const basket = await visitor.basket.sync({ signal })
  const items = basket?.productItems ?? []
  return found(
    {
      count: t(itemCountText(cartBadgeCount(items))),
      lines: await Promise.all(items.map(item => lineView(item, request))),
      rows: basket ? summaryRows(basket).map(row => rowView(row, context.locale.id, t)) : [],
      isRemoved: url.searchParams.get('removed') === 'yes',
    },
    'private-returnable',
  )
}

function rowView({ key, label, value, notes }: SummaryRow, locale: string, t: Translate): CartRowView {
  const text = 'amount' in value ? formatMoney(value.amount, locale) : t(value.text)
  return { key, label: t(label), value: text, notes }
}
