import { SdkError } from '../errors/sdk-error.ts'

/** Waits for an answer and discards its body, whatever its type. */
export async function discardBody(answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } catch (error) {
    if (!SdkError.is(error) || error.code !== 'unreadable') throw error
  }
}
