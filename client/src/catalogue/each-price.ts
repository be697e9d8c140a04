import type { Message } from '@wallart/sdk'

export function eachPrice(unitPrice: string): Message {
  return { code: 'cart.each', message: `${unitPrice} each`, values: { unitPrice } }
}
