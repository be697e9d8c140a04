import type { BasketGiftCard } from '../model/basket.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeText } from './fields.ts'
import { omitNullish } from './omit-nullish.ts'
import { amount } from './price.ts'
import * as z from './schema.ts'

export const giftCertificateItemWire = /* @__PURE__ */ z.object({
  giftCertificateItemId: /* @__PURE__ */ z.string(),
  amount,
  recipientName: maybeText,
  recipientEmail: /* @__PURE__ */ z.string(),
  senderName: maybeText,
  message: maybeText,
  c_deliveryDate: maybeText,
  c_design: maybeText,
})

/** A gift card that is bought, on the wire. */
export type GiftCertificateItemWire = z.infer<typeof giftCertificateItemWire>

export function toBasketGiftCard(from: GiftCertificateItemWire, currency: string): BasketGiftCard {
  const { giftCertificateItemId, recipientName, recipientEmail, senderName, message } = from
  return {
    giftCardItemId: giftCertificateItemId,
    amount: toMoney(from.amount, currency),
    recipientEmail,
    recipientName: recipientName ?? recipientEmail,
    ...omitNullish({
      senderName,
      message,
      deliveryDate: from.c_deliveryDate,
      design: from.c_design,
    }),
  }
}
