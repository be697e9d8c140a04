import type { BasketLine } from '../../model/basket.ts'

/** A line in the form in which it is put into a basket. */
export function basketLineBody({ productId, quantity, upi, custom }: BasketLine): Record<string, unknown> {
  return { ...custom, ...(upi && { c_upi: upi }), productId, quantity }
}
