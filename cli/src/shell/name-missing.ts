import { isKnownError } from './exit-codes.ts'
import { Failure, type FailureDetails } from './failure.ts'

/** Says what is not there in place of which call was answered so. */
export async function nameMissing<T>(
  work: Promise<T>,
  message: string,
  details: FailureDetails = {},
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isKnownError(error) || error.code !== 'not-found') throw error
    const { requestId, hint } = error
    throw new Failure('not-found', message, {
      ...(hint !== undefined && { hint }),
      ...details,
      ...(requestId !== undefined && { requestId }),
    })
  }
}
