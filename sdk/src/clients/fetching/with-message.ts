import { HttpError } from '../../errors/http-error.ts'
import type { Message } from '../../model/message.ts'

/** What a call answers; a refusal of its service gets the words that the specifications have for its status. */
export async function withMessage<T>(call: Promise<T>, messageFor: (status: number) => Message): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (HttpError.is(error) && error.problem !== 'wrong-server')
      error.message = messageFor(error.status).message
    throw error
  }
}
