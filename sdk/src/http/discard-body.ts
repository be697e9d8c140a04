import { SdkError } from '../errors/sdk-error.ts'

/** Waits for an answer that nobody reads, so that it may as well be a page or a picture. */
export async function discardBody(answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } catch (error) {
    if (!SdkError.is(error) || error.code !== 'unreadable') throw error
  }
}
