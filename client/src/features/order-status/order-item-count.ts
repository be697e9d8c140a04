import type { Message } from '@wallart/sdk'

export function orderItemCount(count: number): Message {
  const message = count === 1 ? '1 item' : `${count} items`
  return { code: 'order-detail.items', message, values: { count } }
}
