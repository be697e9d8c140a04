import type { Message } from '../../model/message.ts'

/** What a failed account call says of itself. */
export interface AuthFailure {
  readonly status?: number
  readonly message?: string
}

/** What a form shows after a failed account call. */
export interface AuthFailureView {
  readonly message: Message
  /** Ask whether this is an account of the old shop. */
  readonly checkLegacy?: true
  /** Mark the e-mail field. */
  readonly emailFlag?: true
  /** Reveal the Sign in link. */
  readonly showSignIn?: true
}
