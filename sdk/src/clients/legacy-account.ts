import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import { checkLegacyAccount } from '../operations/check-legacy-account.ts'
import type { Contract } from '../model/contract.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { submitPasswordReset } from '../operations/submit-password-reset.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'
import { withLanguage } from './fetching/with-language.ts'
import type { CommerceScope } from './commerce-scope.ts'

/** The contracts of the client for old accounts. */
export interface LegacyAccountContracts {
  readonly isLegacy: Contract<boolean>
}

/** Checks for accounts of the old shop and resets their passwords. */
export interface LegacyAccountClient {
  /** Whether an account of the old shop hangs on an e-mail address. */
  readonly isLegacy: (email: string, options?: CallOptions) => Promise<boolean>
  /** Asks for a message with which the password can be set again. */
  readonly submitPasswordReset: (email: string, options?: CallOptions) => Promise<void>
}

const NEEDED: NeededArguments<LegacyAccountClient> = {
  isLegacy: ['email:string'],
  submitPasswordReset: ['email:string'],
}

/**
 * Creates the client for old accounts of one brand, whose message is in the language of the locale.
 * @example
 * const legacy = createLegacyAccountClient(http, { ...scope, contracts: { isLegacy: checkLegacyAccountContract } })
 * if (await legacy.isLegacy('ada@example.com')) await legacy.submitPasswordReset('ada@example.com')
 */
export function createLegacyAccountClient(
  http: Http,
  settings: ClientOptions<
    LegacyAccountContracts,
    Pick<CommerceScope, 'siteId'> & Partial<Pick<CommerceScope, 'locale'>>
  >,
): LegacyAccountClient {
  const { siteId, locale, contracts } = checkedScope(http, settings)
  return checkedCalls(NEEDED, {
    isLegacy: (email, options) =>
      http.send(checkLegacyAccount, { ...options, contract: contracts.isLegacy, query: { email, siteId } }),
    submitPasswordReset: (email, options) =>
      http.send(submitPasswordReset, {
        ...withLanguage(options, locale),
        contract: emptyContract,
        query: { siteId },
        body: { loginEmail: email },
      }),
  })
}
