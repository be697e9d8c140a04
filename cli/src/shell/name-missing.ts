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
    // A hint says that the service may be elsewhere, which comes before what it may lack.
    throw new Failure('not-found', message, {
      ...details,
      ...(hint !== undefined && { hint }),
      ...(requestId !== undefined && { requestId }),
    })
  }
}
