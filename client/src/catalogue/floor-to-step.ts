import { clampQuantity, type QuantityRange } from '@wallart/sdk'

/** The next smaller quantity that is sold; what is less than the minimum stays as it is. */
export function floorToStep(quantity: number, range: QuantityRange): number {
  return Math.min(quantity, clampQuantity(quantity, { ...range, max: Infinity }))
}
