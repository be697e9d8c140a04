import type { Message } from '../../model/message.ts'
import { GENERIC_ERROR } from '../texts/generic-error.ts'

/** What the password form shows after it was sent. */
export type ResetSubmit = { readonly sent: true } | { readonly sent: false; readonly message: Message }

/** Any answer at all counts as success, so that it does not reveal who has an account; only silence is an error. */
export function resetSubmit(answered: boolean): ResetSubmit {
  return answered ? { sent: true } : { sent: false, message: GENERIC_ERROR }
}
