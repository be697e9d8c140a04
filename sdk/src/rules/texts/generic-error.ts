import type { Message } from '../../model/message.ts'

/** What a shopper reads when nothing more helpful can be said. */
export const GENERIC_ERROR: Message<'error.generic'> = {
  code: 'error.generic',
  message: 'Something went wrong. Try again!',
}
