import type { Inventory } from '../model/product-group.ts'
import { maybeNumber, maybeText } from './fields.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

const inventoryWire = /* @__PURE__ */ z.object({
  stockLevel: maybeNumber,
  ats: maybeNumber,
  minOrderQuantity: maybeNumber,
  stepQuantity: maybeNumber,
  lowestStockLevelProductName: maybeText,
})

/** How many pieces there are, on the wire. */
export type InventoryWire = z.infer<typeof inventoryWire>

export const maybeInventory = /* @__PURE__ */ z.nullish(inventoryWire)

/** The shop's inventory, or undefined when the wire counts nothing. */
export function toInventory(from: InventoryWire | null | undefined): Inventory | undefined {
  const stockLevel = from?.stockLevel ?? from?.ats
  if (!from || typeof stockLevel !== 'number') return undefined
  return { ...omitNullish(from), stockLevel }
}
