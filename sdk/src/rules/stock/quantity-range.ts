import type { Inventory } from '../../model/product-group.ts'

/** Which quantities a shopper may choose. */
export interface QuantityRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

function wholeOrOne(value: number | undefined): number {
  return value !== undefined && value >= 1 && Number.isFinite(value) ? Math.floor(value) : 1
}

/** The least that may be ordered, which binds only while there is stock. */
export function minimumQuantity({ stockLevel, minOrderQuantity }: Inventory): number {
  return stockLevel > 0 ? wholeOrOne(minOrderQuantity) : 0
}

/**
 * The quantities on offer: from the minimum in steps up to what is there, never less than the minimum.
 *
 * @example
 * quantityRange({ stockLevel: 7, minOrderQuantity: 2, stepQuantity: 2 }) // { min: 2, max: 6, step: 2 }
 */
export function quantityRange(inventory: Inventory): QuantityRange {
  const min = minimumQuantity(inventory)
  const step = wholeOrOne(inventory.stepQuantity)
  if (min === 0) return { min, max: 0, step }
  const steps = Math.floor((inventory.stockLevel - min) / step)
  return { min, max: min + Math.max(0, steps) * step, step }
}

/** The quantity on offer that is nearest to a wish without going above it, where that is possible. */
export function clampQuantity(quantity: number, { min, max, step }: QuantityRange): number {
  if (!(quantity > min)) return min
  return min + Math.floor((Math.min(quantity, max) - min) / step) * step
}
