import type { GuestOrder } from '../../model/order.ts'
import { sumMoney } from '../money/add-money.ts'
import { summaryRow, type SummaryRow } from '../price/summary-row.ts'

/** The summary of an order, shipping included; a missing subtotal is the sum of its pieces (S2 §2). */
export function orderSummaryRows(order: GuestOrder): readonly SummaryRow[] {
  const totals = order.items.map(({ total }) => total)
  return [
    summaryRow('subtotal', 'Subtotal', order.subTotal ?? sumMoney(totals, order.currency)),
    summaryRow('shipping', 'Shipping', order.shippingTotal),
    summaryRow('tax', 'Tax', order.tax),
    summaryRow('total', 'Order Total', order.total),
  ]
}
