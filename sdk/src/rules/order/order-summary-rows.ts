import type { Money } from '../../model/money.ts'
import type { GuestOrder } from '../../model/order.ts'
import { TO_BE_DETERMINED, type SummaryRow } from '../price/summary-rows.ts'

/** The summary of an order, shipping included; a missing subtotal is the sum of its pieces (S2 §2). */
export function orderSummaryRows(order: GuestOrder): readonly SummaryRow[] {
  return [
    row('subtotal', 'Subtotal', order.subTotal ?? sumOfItems(order)),
    row('shipping', 'Shipping', order.shippingTotal),
    row('tax', 'Tax', order.tax),
    row('total', 'Order Total', order.total),
  ]
}

function row(key: string, label: string, amount: Money | undefined): SummaryRow {
  return {
    key,
    label: { code: `summary.${key}`, message: label },
    value: amount ? { amount } : { text: TO_BE_DETERMINED },
    notes: [],
  }
}

function sumOfItems({ items, currency }: GuestOrder): Money {
  return { minor: items.reduce((sum, item) => sum + item.total.minor, 0), currency }
}
