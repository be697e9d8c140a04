import type { Message, Result } from '../../model/message.ts'
import type { GuestOrder } from '../../model/order.ts'
import { foundOrder } from './found-order.ts'

/** Where the order status form stands. */
export type OrderFormState =
  | { readonly kind: 'normal' }
  | { readonly kind: 'submitting'; readonly automatic: boolean }
  | { readonly kind: 'loaded'; readonly order: GuestOrder }
  | { readonly kind: 'error'; readonly message: Message; readonly opensDialog: boolean }

/** What happens to the order status form; a search that an address started is automatic. */
export type OrderFormEvent =
  | { readonly type: 'submit'; readonly automatic: boolean }
  | { readonly type: 'answered'; readonly order: GuestOrder | undefined }
  | { readonly type: 'failed'; readonly message: Message }
  | { readonly type: 'back' }
  | { readonly type: 'outside-click' }

/** The order status form before anything happened. */
export const ORDER_FORM_START: OrderFormState = { kind: 'normal' }

/** Where the order status form stands after an event; an answer that no caller waits for any more is dropped. */
export function orderFormNext(state: OrderFormState, event: OrderFormEvent): OrderFormState {
  if (event.type === 'back' || event.type === 'outside-click') return ORDER_FORM_START
  if (event.type === 'submit') {
    if (state.kind === 'submitting' || state.kind === 'loaded') return state
    return { kind: 'submitting', automatic: event.automatic }
  }
  if (state.kind !== 'submitting') return state
  const found = event.type === 'failed' ? failed(event.message) : foundOrder(event.order)
  if (found.ok) return { kind: 'loaded', order: found.value }
  return { kind: 'error', message: found.error, opensDialog: state.automatic }
}

function failed(error: Message): Result<GuestOrder, Message> {
  return { ok: false, error }
}
