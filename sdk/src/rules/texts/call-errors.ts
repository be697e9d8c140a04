import type { Message } from '../../model/message.ts'

/** A promotion lookup without ids. */
export const MISSING_PROMOTION_KEY: Message<'call.missing-key'> = {
  code: 'call.missing-key',
  message: 'Please specify a key.',
}

/** The ratings call was not answered with success. */
export const RATINGS_FETCH_FAILED: Message<'call.ratings-failed'> = {
  code: 'call.ratings-failed',
  message: 'Fetch ratings failed with status',
}
