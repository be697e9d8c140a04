import type { Money } from '../../model/money.ts'
import type { GuestOrder } from '../../model/order.ts'
import { sumMoney } from '../money/add-money.ts'
import { summaryRow, type SummaryRow } from '../price/summary-row.ts'

/** The summary of an order, shipping included; a missing subtotal is the sum of its pieces. */
export function orderSummaryRows(order: GuestOrder): readonly SummaryRow[] {
  const totals = order.items.map(({ total }) => total)
  const subTotal = order.subTotal ?? sumMoney(totals, order.currency)
  const discount = discountOf(order, subTotal)
  return [
    summaryRow('subtotal', 'Subtotal', subTotal),
    ...(discount ? [summaryRow('discount', 'Discount', discount)] : []),
    summaryRow('shipping', 'Shipping', order.shippingTotal),
    summaryRow('tax', 'Tax', order.tax),
    summaryRow('total', 'Order Total', order.total),
  ]
}

// The wire does not name what an order was reduced by; without it the rows would not add up to what was paid.
function discountOf(
  { shippingTotal, tax, total }: GuestOrder,
  subTotal: Money | undefined,
): Money | undefined {
  if (!subTotal || !shippingTotal || !tax || !total) return undefined
  const minor = total.minor - subTotal.minor - shippingTotal.minor - tax.minor
  return minor < 0 ? { minor, currency: total.currency } : undefined
}
