import { SdkError } from '../../errors/sdk-error.ts'
import type { Message } from '../../model/message.ts'

/** What a call answers; a refusal gets the words that the specifications have for its status and stays what it is. */
export async function inWords<T>(call: Promise<T>, words: (status: number) => Message): Promise<T> {
  try {
    return await call
  } catch (error) {
    const status = statusOf(error)
    if (SdkError.is(error) && status !== undefined) error.message = words(status).message
    throw error
  }
}

/** The status of a refusal, also of another copy of the package. */
export function statusOf(error: unknown): number | undefined {
  if (!SdkError.is(error) || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}
