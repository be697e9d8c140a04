import { callbackAddress } from '../auth/callback-address.ts'
import { encodeForm, type FormFields } from '../auth/encode-form.ts'
import { createCodeVerifier } from '../auth/pkce.ts'
import { clientCredentials } from '../auth/client-credentials.ts'
import { withHeaders } from '../auth/with-headers.ts'
import { createTokenRequester } from '../auth/token-requester.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import { systemClock } from '../http/system-clock.ts'
import type { IssuedTokens, Session } from '../model/session.ts'
import type { PasswordlessStart, PasswordReset, PasswordResetStart } from '../model/sign-in.ts'
import type { Contract } from '../model/contract.ts'
import { getPasswordlessToken } from '../operations/get-passwordless-token.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import type { Operation } from '../operations/operation.ts'
import { requestPasswordReset } from '../operations/request-password-reset.ts'
import { resetPassword } from '../operations/reset-password.ts'
import { startPasswordlessLogin } from '../operations/start-passwordless-login.ts'
import type { AuthClientScope } from './auth-scope.ts'
import type { SessionOptions } from './sessions.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'
import { withLanguage } from './fetching/with-language.ts'

/** The contracts of the client for sign-in e-mails. */
export interface AuthEmailsContracts {
  readonly token: Contract<IssuedTokens>
}

/** The options of a session that begins with a sign-in e-mail. */
export interface PasswordlessOptions extends SessionOptions {
  /** To whom the e-mail was sent; without it a wrong token counts against those of all customers. */
  readonly userId?: string | undefined
}

/** Requests the e-mails for signing in and for choosing a new password. */
export interface AuthEmailsClient {
  /** Requests a sign-in e-mail; needs a secret. */
  readonly startPasswordless: (start: PasswordlessStart, options?: CallOptions) => Promise<void>
  /** A registered customer's session for the token of a sign-in e-mail; needs a secret. */
  readonly finishPasswordless: (token: string, options?: PasswordlessOptions) => Promise<Session>
  /** Requests an e-mail for choosing a new password. */
  readonly requestPasswordReset: (start: PasswordResetStart, options?: CallOptions) => Promise<void>
  /** Replaces a password with the token of the e-mail. */
  readonly resetPassword: (reset: PasswordReset, options?: CallOptions) => Promise<void>
}

const NEEDED: NeededArguments<AuthEmailsClient> = {
  startPasswordless: ['start:object'],
  finishPasswordless: ['token:string'],
  requestPasswordReset: ['start:object'],
  resetPassword: ['reset:object'],
}

/**
 * Creates the client for sign-in e-mails; it brings its own credentials, so it needs no tokens.
 * @example
 * const emails = createAuthEmailsClient(http, { ...authScope, contracts: { token: tokenContract } })
 * await emails.requestPasswordReset({ userId: 'ada@example.com' })
 */
export function createAuthEmailsClient(
  http: Http,
  settings: ClientOptions<AuthEmailsContracts, AuthClientScope>,
): AuthEmailsClient {
  const { contracts, clock = systemClock, ...scope } = checkedScope(http, settings)
  const { organizationId, siteId, locale } = scope
  const path = { organizationId }
  const { fields: clientFields, secret, requireSecret } = clientCredentials(scope)
  const requestTokens = createTokenRequester(http, organizationId, contracts.token, clock)

  function sendForm(
    operation: Operation,
    fields: FormFields,
    call: CallOptions & {
      readonly headers: Readonly<Record<string, string>>
      readonly query?: Readonly<Record<string, boolean | undefined>>
    },
  ): Promise<void> {
    return http.send(operation, { ...call, contract: emptyContract, path, body: encodeForm(fields) })
  }

  return checkedCalls(NEEDED, {
    async startPasswordless({ userId, callbackUri, redirectUrl, usid, registerCustomer }, options) {
      const callback_uri = callbackUri && callbackAddress(callbackUri, redirectUrl)
      const mode = callbackUri ? 'callback' : 'email'
      const fields = { user_id: userId, mode, locale, usid, channel_id: siteId, callback_uri }
      const query = { register_customer: registerCustomer }
      return sendForm(startPasswordlessLogin, fields, {
        ...withHeaders({ ...options }, requireSecret()),
        query,
      })
    },
    async finishPasswordless(token, { dnt, usid, userId, ...call } = {}) {
      const fields = {
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        pwdless_login_token: token,
        login_id: userId,
        usid,
        code_verifier: createCodeVerifier(),
      }
      return requestTokens(
        getPasswordlessToken,
        fields,
        { customerType: 'registered', dnt },
        withHeaders(withLanguage(call, locale), requireSecret()),
      )
    },
    requestPasswordReset({ userId, callbackUri }, options) {
      const mode = callbackUri ? 'callback' : 'email'
      const fields = {
        ...clientFields,
        user_id: userId,
        mode,
        hint: 'cross_device',
        callback_uri: callbackUri,
        locale,
      }
      return sendForm(
        requestPasswordReset,
        fields,
        withHeaders({ ...options }, secret ?? EMPTY_AUTHORIZATION),
      )
    },
    resetPassword({ userId, token, newPassword }, options) {
      const fields = { ...clientFields, user_id: userId, pwd_action_token: token, new_password: newPassword }
      return sendForm(
        resetPassword,
        { ...fields, hint: 'cross_device' },
        withHeaders({ ...options }, secret ?? EMPTY_AUTHORIZATION),
      )
    },
  })
}

// The service wants to see the header of a program without a secret, empty.
const EMPTY_AUTHORIZATION = { authorization: '' }
