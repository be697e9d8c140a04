/** A test made a call that its mock has no answer for; a mistake of the test, so it is no SdkError. */
export class UnmatchedCallError extends Error {
  override readonly name = 'UnmatchedCallError'

  /** The address in full, without its query, which may be personal. */
  constructor({ method, address }: { readonly method: string; readonly address: string }) {
    super(`No route answers ${method} ${address.replace(/[?#].*/s, '')}`)
  }
}
