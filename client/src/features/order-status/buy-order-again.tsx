import { BuyAgain } from './buy-again.tsx'
import type { OrderDetailView } from './order-detail-view.ts'

/** Names the pieces themselves, so that no request but the search carries the order's number. */
export function BuyOrderAgain({ order: { orderNumber, shipments } }: { readonly order: OrderDetailView }) {
  const items = shipments.flatMap(shipment => shipment.items).filter(({ upi }) => upi)
  if (items.length === 0) return null
  const fields = items.flatMap(({ upi, quantity, name }) => [
    ['piece', `${quantity} ${upi}`] as const,
    [`name.${upi}`, name] as const,
  ])
  return <BuyAgain orderNumber={orderNumber} path="/orders/buy-again" fields={fields} />
}
