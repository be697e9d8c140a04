import type { LegacyAccountClient } from '../clients/legacy-account.ts'
import { HttpError } from '../errors/http-error.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { AuthFailure } from '../rules/auth/auth-failure-view.ts'
import { loginFailure } from '../rules/auth/login-failure.ts'
import { resetSubmit, type ResetSubmit } from '../rules/auth/reset-submit.ts'
import { withFallback } from './fallback/with-fallback.ts'
import { reportDegraded, type ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** Help for shoppers whose password does not fit. */
export interface AccountHelp {
  /** Asks for a new password; any answer is success, so that it does not reveal who has an account. */
  readonly resetPassword: (email: string, options?: CallOptions) => Promise<ResetSubmit>
  /** Whether a sign-in failed because the account is one of the old shop; asked only after refused credentials. */
  readonly isLegacy: (email: string, failure: AuthFailure, options?: CallOptions) => Promise<boolean>
}

const NEEDED: NeededArguments<AccountHelp> = {
  resetPassword: ['email:string'],
  isLegacy: ['email:string', 'failure:object'],
}

/**
 * Creates the account help of one shop.
 * @example
 * const help = createAccountHelp(legacyAccount, { log })
 * const { sent } = await help.resetPassword('ada@example.com')
 */
export function createAccountHelp(client: LegacyAccountClient, options: ServiceOptions): AccountHelp {
  requireClient('createAccountHelp', client, 'isLegacy', options)
  return checkedCalls(NEEDED, {
    async resetPassword(email, call) {
      try {
        await client.submitPasswordReset(email, call)
        return resetSubmit(true)
      } catch (error) {
        if (!SdkError.is(error)) throw error
        reportDegraded(options, error, 'password reset refused')
        return resetSubmit(wasAnswered(error))
      }
    },
    async isLegacy(email, failure, call) {
      if (!loginFailure(failure).checkLegacy) return false
      return withFallback(() => client.isLegacy(email, call), false, options, 'legacy account lookup failed')
    },
  })
}

function wasAnswered(error: SdkError): boolean {
  return HttpError.is(error) || error.code === 'unreadable' || error.code === 'bad-answer'
}
