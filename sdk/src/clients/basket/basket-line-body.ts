import type { BasketLine } from '../../model/basket.ts'

export function basketLineBody({ productId, quantity, upi, custom }: BasketLine): Record<string, unknown> {
  return { ...custom, ...(upi && { c_upi: upi }), productId, quantity }
}
