import { cartBadgeCount, formatMoney, itemCountText, summaryRows, type SummaryRow } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../app/loaded.ts'
import { lineView } from './line-view.server.ts'
import type { CartRowView, CartView } from './cart-view.ts'

/** The cart as it is now, in the currency of the page. */
export const loader: PrivateLoader<CartView> = async request => {
  const { visitor, url, context, signal } = request
  const basket = await visitor.basket.upkeep({ signal })
  const items = basket?.productItems ?? []
  return found(
    {
      count: itemCountText(cartBadgeCount(items)).message,
      lines: await Promise.all(items.map(item => lineView(item, request))),
      rows: basket ? summaryRows(basket).map(row => rowView(row, context.locale.id)) : [],
      isRemoved: url.searchParams.get('removed') === 'yes',
    },
    'private-returnable',
  )
}

function rowView({ key, label, value, notes }: SummaryRow, locale: string): CartRowView {
  const text = 'amount' in value ? formatMoney(value.amount, locale) : value.text.message
  return { key, label: label.message, value: text, notes }
}
