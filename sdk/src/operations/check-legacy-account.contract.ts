import { createContract } from '../wire/create-contract.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const wire = /* @__PURE__ */ z.object({
  isLegacy: /* @__PURE__ */ z.boolean(),
})

/** What is known of an account of the old shop, on the wire. */
export type LegacyAccountWire = z.infer<typeof wire>

/** What the shop insists on when it asks for an account of the old shop: yes or no. */
export const checkLegacyAccountContract: Contract<boolean> = /* @__PURE__ */ createContract(
  wire,
  ({ isLegacy }) => isLegacy,
)
