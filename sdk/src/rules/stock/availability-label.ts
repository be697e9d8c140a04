import type { Message } from '../../model/message.ts'

/** What a product's available-to-sell count says in two words. */
export function availabilityLabel(ats: number | undefined): Message {
  return ats !== undefined && ats > 0
    ? { code: 'availability.in-stock', message: 'In Stock' }
    : { code: 'availability.out-of-stock', message: 'Out of Stock' }
}
