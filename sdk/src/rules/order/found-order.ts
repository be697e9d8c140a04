import type { Message, Result } from '../../model/message.ts'
import { ORDER_NOT_FOUND } from './order-lookup-failure.ts'

/** The order in a lookup's answer; an answer without an order number is an error (S0 §5). */
export function foundOrder<T extends object>(
  answer: T | null | undefined,
): Result<T & { readonly orderNumber: string }, Message> {
  if (answer && hasOrderNumber(answer)) return { ok: true, value: answer }
  return { ok: false, error: ORDER_NOT_FOUND }
}

function hasOrderNumber<T extends object>(answer: T): answer is T & { readonly orderNumber: string } {
  return 'orderNumber' in answer && typeof answer.orderNumber === 'string' && answer.orderNumber.trim() !== ''
}
