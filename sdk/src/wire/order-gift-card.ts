import type { OrderItem } from '../model/order.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeText } from './fields.ts'
import { amount } from './price.ts'
import * as z from './schema.ts'

export const orderGiftCardWire = /* @__PURE__ */ z.object({
  amount,
  giftCertificateItemText: maybeText,
  recipientName: maybeText,
  senderName: maybeText,
  c_deliveryDate: maybeText,
  c_status: maybeText,
})

/** A gift card that was bought, on the wire. */
export type OrderGiftCardWire = z.infer<typeof orderGiftCardWire>

export function toOrderGiftCard(from: OrderGiftCardWire, currency: string): OrderItem {
  const name = from.giftCertificateItemText ?? 'Gift Card'
  const attributes = { To: from.recipientName, From: from.senderName, 'Delivery date': from.c_deliveryDate }
  return {
    productName: name,
    productTypeDescription: name,
    total: toMoney(from.amount, currency),
    quantity: 1,
    statuses: from.c_status ? [from.c_status] : [],
    attributes: Object.entries(attributes).flatMap(([label, value]) =>
      value ? [{ name: label, value }] : [],
    ),
  }
}
