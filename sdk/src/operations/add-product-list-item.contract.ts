import { createContract } from '../wire/create-contract.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const wire = /* @__PURE__ */ z.object({ id: /* @__PURE__ */ z.string() })

/** A new entry of a product list on the wire. */
export type NewListEntryWire = z.infer<typeof wire>

/** The id of a new entry of a product list. */
export function toNewListEntryId({ id }: NewListEntryWire): string {
  return id
}

/** The contract for a new entry of a product list: its id. */
export const addProductListItemContract: Contract<string> = /* @__PURE__ */ createContract(
  wire,
  toNewListEntryId,
)
