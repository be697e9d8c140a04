// error-texts.ts
import { GENERIC_ERROR, SdkError, type SdkErrorCode } from '@wallart/sdk'

const BUSY = 'The shop is very busy right now. Try again in a minute.'

// A record of all codes: when the SDK learns a new one, this file no longer compiles.
const SENTENCES: Readonly<Record<SdkErrorCode, string | undefined>> = {
  aborted: undefined, // the shopper left the page
  network: 'You seem to be offline. Check your connection and try again.',
  timeout: BUSY,
  server: BUSY,
  unavailable: BUSY,
  'rate-limited': 'That was a little too fast. Wait a moment and try again.',
  unauthorized: 'Please sign in again.',
  forbidden: 'You may not do that.',
  'not-found': 'We could not find what you are looking for.',
  conflict: 'This has changed in the meantime. Reload the page to see how it is now.',
  http: GENERIC_ERROR.message,
  'bad-answer': GENERIC_ERROR.message,
  unreadable: GENERIC_ERROR.message,
  refused: GENERIC_ERROR.message,
  config: GENERIC_ERROR.message,
}

/** The sentence a shopper reads for an error; none when they left themselves. */
export function sentenceFor(error: SdkError): string | undefined {
  return SENTENCES[error.code]
}

/** What a page shows for whatever was thrown; a mistake of the program is thrown on. */
export function failureText(thrown: unknown): string | undefined {
  if (SdkError.is(thrown)) return sentenceFor(thrown)
  throw thrown
}
