import { SdkError } from '../errors/sdk-error.ts'

export async function discardBody(answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } catch (error) {
    if (!SdkError.is(error) || error.code !== 'unreadable') throw error
  }
}
