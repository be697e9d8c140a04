/** A test made a call that its mock has no answer for; a mistake of the test, so it is no SdkError. */
export class UnmatchedCallError extends Error {
  override readonly name = 'UnmatchedCallError'

  constructor(call: { readonly method: string; readonly path: string }) {
    super(`No route answers ${call.method} ${call.path}`)
  }
}
