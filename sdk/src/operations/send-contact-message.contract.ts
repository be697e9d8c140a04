import { createContract } from '../wire/create-contract.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const wire = /* @__PURE__ */ z.object({
  reference: /* @__PURE__ */ z.string(),
})

/** What is answered to a message to the shop, on the wire. */
export type ContactReferenceWire = z.infer<typeof wire>

/** What the shop insists on when it has left a message: the reference under which it is known. */
export const sendContactMessageContract: Contract<string> = /* @__PURE__ */ createContract(
  wire,
  ({ reference }) => reference,
)
