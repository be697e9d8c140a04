import type { Message, Result } from '../../model/message.ts'
import { ORDER_NOT_FOUND } from './order-lookup-failure.ts'

/** The order in a lookup's answer; an answer without an order number is an error. */
export function foundOrder<T extends object>(
  response: T | null | undefined,
): Result<T & { readonly orderNumber: string }, Message> {
  if (response && hasOrderNumber(response)) return { ok: true, value: response }
  return { ok: false, error: ORDER_NOT_FOUND }
}

function hasOrderNumber<T extends object>(response: T): response is T & { readonly orderNumber: string } {
  return (
    'orderNumber' in response &&
    typeof response.orderNumber === 'string' &&
    response.orderNumber.trim() !== ''
  )
}
