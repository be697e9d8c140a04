import type { Message } from '../../model/message.ts'

/** What a shopper reads when nothing more helpful can be said (S1 §8). */
export const GENERIC_ERROR: Message<'error.generic'> = {
  code: 'error.generic',
  message: 'Something went wrong. Try again!',
}
