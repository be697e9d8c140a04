import type { Message } from '../../model/message.ts'

/** How many pieces there are, in words. */
export function itemCountText(count: number): Message {
  const n = count >= 1 ? Math.floor(count) : 0
  if (n === 0) return { code: 'items.none', message: '0 items' }
  const message = n === 1 ? '1 item' : `${n} items in cart`
  return { code: 'items.in-cart', message, values: { n } }
}
