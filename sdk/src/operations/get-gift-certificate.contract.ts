import type { GiftCardBalance } from '../model/gift-card.ts'
import { toMoney } from '../rules/money/money.ts'
import { createContract } from '../wire/create-contract.ts'
import { amount } from '../wire/price.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const wire = /* @__PURE__ */ z.object({
  maskedGiftCertificateCode: /* @__PURE__ */ z.string(),
  amount,
  balance: amount,
  currency: /* @__PURE__ */ z.string(),
  status: /* @__PURE__ */ z.string(),
})

/** A gift card on the wire. */
export type GiftCertificateWire = z.infer<typeof wire>

/** What the shop insists on for a gift card: what it was bought for, and what is left on it. */
export const getGiftCertificateContract: Contract<GiftCardBalance> = /* @__PURE__ */ createContract(
  wire,
  ({ maskedGiftCertificateCode, amount: paid, balance, currency }) => ({
    maskedCode: maskedGiftCertificateCode,
    amount: toMoney(paid, currency),
    balance: toMoney(balance, currency),
  }),
)
