import { cartBadgeCount, formatMoney, itemCountText, summaryRows, type SummaryRow } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../app/loaded.ts'
import type { Say } from '../../app/say.ts'
import { lineView } from './line-view.server.ts'
import type { CartRowView, CartView } from './cart-view.ts'

/** The cart as it is now, in the currency of the page. */
export const loader: PrivateLoader<CartView> = async request => {
  const { visitor, url, context, say, signal } = request
  const basket = await visitor.basket.upkeep({ signal })
  const items = basket?.productItems ?? []
  return found(
    {
      count: say(itemCountText(cartBadgeCount(items))),
      lines: await Promise.all(items.map(item => lineView(item, request))),
      rows: basket ? summaryRows(basket).map(row => rowView(row, context.locale.id, say)) : [],
      isRemoved: url.searchParams.get('removed') === 'yes',
    },
    'private-returnable',
  )
}

function rowView({ key, label, value, notes }: SummaryRow, locale: string, say: Say): CartRowView {
  const text = 'amount' in value ? formatMoney(value.amount, locale) : say(value.text)
  return { key, label: say(label), value: text, notes }
}
