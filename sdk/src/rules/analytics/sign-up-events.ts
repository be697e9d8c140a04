import type { Message } from '../../model/message.ts'
import type { AnalyticsEvent } from './analytics-event.ts'

/** The two kinds of account that can be opened. */
export type SignUpAccount = 'personal' | 'business'

/** A shopper opened an account; the e-mail only as its analytics hash. */
export function signUpEvent(
  account: SignUpAccount,
  emailHash: string | null,
): AnalyticsEvent<'sign_up', { account: SignUpAccount; email_hash: string | null }> {
  return { event: 'sign_up', account, email_hash: emailHash }
}

/** A shopper could not open an account, and this is what they read. */
export function signUpFailureEvent(
  account: SignUpAccount,
  { code, message }: Message,
): AnalyticsEvent<'sign_up_failure', { account: SignUpAccount; error: string; error_code: string }> {
  return { event: 'sign_up_failure', account, error: message, error_code: code }
}
