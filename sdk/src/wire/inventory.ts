import type { Inventory } from '../model/product-group.ts'
import { maybeNumber, maybeText } from './fields.ts'
import * as z from './schema.ts'
import type { InventoryWire } from './types/inventory.ts'
import { omitNullish } from './omit-nullish.ts'

export const maybeInventory: z.Schema<InventoryWire | null | undefined> = /* @__PURE__ */ z.nullish(
  /* @__PURE__ */ z.object({
    stockLevel: maybeNumber,
    ats: maybeNumber,
    minOrderQuantity: maybeNumber,
    stepQuantity: maybeNumber,
    lowestStockLevelProductName: maybeText,
  }),
)

/** The shop's inventory, or undefined when the wire counts nothing. */
export function toInventory(from: InventoryWire | null | undefined): Inventory | undefined {
  const stockLevel = from?.stockLevel ?? from?.ats
  if (!from || typeof stockLevel !== 'number') return undefined
  return { ...omitNullish(from), stockLevel }
}
