import type { Message } from '@wallart/sdk'

export function minimumOrder(minimum: number): Message {
  return { code: 'offer.minimum', message: `Minimum order: ${minimum}`, values: { minimum } }
}
