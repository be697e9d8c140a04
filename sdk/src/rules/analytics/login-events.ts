import type { Message } from '../../model/message.ts'
import type { AnalyticsEvent } from './analytics-event.ts'

/** How a shopper signs in. */
export type LoginMethod = 'password' | 'passwordless'

/** A shopper signed in; the e-mail only as its analytics hash. */
export function loginEvent(
  method: LoginMethod,
  emailHash: string | null,
): AnalyticsEvent<'login', { method: LoginMethod; email_hash: string | null }> {
  return { event: 'login', method, email_hash: emailHash }
}

/** A shopper could not sign in, and this is what they read. */
export function loginFailureEvent(
  method: LoginMethod,
  { code, message }: Message,
): AnalyticsEvent<'login_failure', { method: LoginMethod; error: string; error_code: string }> {
  return { event: 'login_failure', method, error: message, error_code: code }
}
