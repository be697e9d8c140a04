import type { Message } from '@wallart/sdk'

export function orderItemCount(count: number): Message {
  if (count === 1) return { code: 'order-detail.one-item', message: '1 item' }
  return { code: 'order-detail.items', message: `${count} items`, values: { count } }
}
