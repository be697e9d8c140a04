import { HttpError } from '../../errors/http-error.ts'
import type { Message } from '../../model/message.ts'

/** What a call answers; a refusal gets the words that the specifications have for its status and stays what it is. */
export async function withMessage<T>(call: Promise<T>, messageFor: (status: number) => Message): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (HttpError.is(error)) error.message = messageFor(error.status).message
    throw error
  }
}
