import { basicAuthorization } from '../auth/basic-authorization.ts'
import { callbackAddress } from '../auth/callback-address.ts'
import { formOf, type FormFields } from '../auth/form-of.ts'
import { granted } from '../auth/granted.ts'
import { codeChallengeOf, createCodeVerifier } from '../auth/pkce.ts'
import { createTokenBuyer } from '../auth/token-buyer.ts'
import { ConfigError } from '../errors/config-error.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Clock } from '../http/options.ts'
import { systemClock } from '../http/system-clock.ts'
import { unread } from '../http/unread.ts'
import type { Authorization, GrantedAuthorization } from '../model/authorization.ts'
import type { IssuedTokens, Session } from '../model/session.ts'
import type { Credentials, PasswordlessStart, PasswordReset, PasswordResetStart } from '../model/sign-in.ts'
import { authorizeGuest } from '../operations/authorize-guest.ts'
import type { Contract } from '../operations/contract.ts'
import { getPasswordlessToken } from '../operations/get-passwordless-token.ts'
import { getToken } from '../operations/get-token.ts'
import { logIn } from '../operations/log-in.ts'
import { logOut } from '../operations/log-out.ts'
import { nothingContract } from '../operations/nothing.contract.ts'
import type { Operation } from '../operations/operation.ts'
import { requestPasswordReset } from '../operations/request-password-reset.ts'
import { resetPassword } from '../operations/reset-password.ts'
import { startPasswordlessLogin } from '../operations/start-passwordless-login.ts'
import type { AuthScope } from './auth-scope.ts'

/** The contracts that the authentication client checks answers with. */
export interface AuthContracts {
  readonly authorization: Contract<Authorization>
  readonly token: Contract<IssuedTokens>
}

/** What somebody may wish of a new session. */
export interface SessionOptions extends CallOptions {
  /** The browser's name in its session before; without it a guest's basket is not found again. */
  readonly usid?: string | undefined
  /** Do not track. */
  readonly dnt?: boolean | undefined
}

/** Begins and ends sessions. */
export interface AuthClient {
  /** A guest's session for a program that can keep no secret, as a page. */
  readonly guestWithPkce: (options?: SessionOptions) => Promise<Session>
  /** A guest's session for a program with a secret: one call instead of two. */
  readonly guestWithSecret: (options?: SessionOptions) => Promise<Session>
  /** A registered customer's session; the guest's usid takes their basket along. */
  readonly loginWithPassword: (credentials: Credentials, options?: SessionOptions) => Promise<Session>
  /** The same session with new tokens. */
  readonly refresh: (
    session: Pick<Session, 'refreshToken' | 'customerType' | 'dnt'>,
    options?: CallOptions,
  ) => Promise<Session>
  /** Makes the tokens of a session worthless. */
  readonly logout: (
    session: Pick<Session, 'accessToken' | 'refreshToken'>,
    options?: CallOptions,
  ) => Promise<void>
  /** Has a sign-in e-mail sent; needs a secret. */
  readonly startPasswordless: (start: PasswordlessStart, options?: CallOptions) => Promise<void>
  /** A registered customer's session for the token of a sign-in e-mail; needs a secret. */
  readonly finishPasswordless: (token: string, options?: SessionOptions) => Promise<Session>
  /** Has an e-mail sent with which a new password is chosen. */
  readonly requestPasswordReset: (start: PasswordResetStart, options?: CallOptions) => Promise<void>
  readonly resetPassword: (reset: PasswordReset, options?: CallOptions) => Promise<void>
}

/** Makes the client that begins and ends sessions; it brings its own credentials, so it needs no tokens. */
export function createAuthClient(
  http: Http,
  scope: AuthScope,
  contracts: AuthContracts,
  clock: Pick<Clock, 'now'> = systemClock,
): AuthClient {
  const { organizationId, siteId, locale, clientId, clientSecret, redirectUri } = scope
  const path = { organizationId }
  const program = { client_id: clientId, channel_id: siteId }
  const secret = clientSecret ? { authorization: basicAuthorization(clientId, clientSecret) } : undefined
  const buy = createTokenBuyer(http, organizationId, contracts.token, clock)

  function needed(): { readonly authorization: string } {
    // The rule for failures of the sign-in e-mail knows this sentence.
    if (!secret) throw new ConfigError('Required argument client secret is not provided')
    return secret
  }

  function tell(
    operation: Operation,
    fields: FormFields,
    call: CallOptions & {
      readonly headers: Readonly<Record<string, string>>
      readonly query?: Readonly<Record<string, boolean | undefined>>
    },
  ): Promise<void> {
    return unread(http.send(operation, { ...call, contract: nothingContract, path, body: formOf(fields) }))
  }

  function codeFields({ code, usid }: GrantedAuthorization, verifier: string, known = ''): FormFields {
    return {
      ...program,
      code,
      code_verifier: verifier,
      grant_type: 'authorization_code_pkce',
      redirect_uri: redirectUri,
      usid: usid || known,
    }
  }

  return {
    async guestWithPkce({ usid, dnt, signal } = {}) {
      const verifier = createCodeVerifier()
      const query = {
        ...program,
        redirect_uri: redirectUri,
        response_type: 'code',
        code_challenge: await codeChallengeOf(verifier),
        hint: 'guest',
        usid,
      }
      const contract = contracts.authorization
      const grant = granted(
        await http.send(authorizeGuest, { contract, path, query, signal }),
        authorizeGuest,
      )
      return buy(getToken, codeFields(grant, verifier, usid), { customerType: 'guest', dnt }, { signal })
    },
    async guestWithSecret({ usid, dnt, signal } = {}) {
      const fields = { grant_type: 'client_credentials', channel_id: siteId, usid }
      return buy(getToken, fields, { customerType: 'guest', dnt }, { headers: needed(), signal })
    },
    async loginWithPassword({ username, password }, { usid, dnt, signal } = {}) {
      const verifier = createCodeVerifier()
      const code_challenge = await codeChallengeOf(verifier)
      const body = formOf({ ...program, redirect_uri: redirectUri, code_challenge, usid })
      const headers = { authorization: basicAuthorization(username, password) }
      const contract = contracts.authorization
      const grant = granted(await http.send(logIn, { contract, path, headers, body, signal }), logIn)
      const fields = { ...codeFields(grant, verifier, usid), organizationId }
      return buy(getToken, fields, { customerType: 'registered', dnt }, { headers: secret ?? {}, signal })
    },
    refresh({ refreshToken, customerType, dnt }, { signal } = {}) {
      const fields = { ...program, grant_type: 'refresh_token', refresh_token: refreshToken }
      return buy(getToken, fields, { customerType, dnt }, { headers: secret ?? {}, signal })
    },
    logout({ accessToken, refreshToken }, { signal } = {}) {
      const headers = { authorization: `Bearer ${accessToken}` }
      const query = { ...program, refresh_token: refreshToken }
      return unread(http.send(logOut, { contract: nothingContract, path, query, headers, signal }))
    },
    async startPasswordless({ userId, callbackUri, redirectUrl, usid, registerCustomer }, options) {
      const callback_uri = callbackUri && callbackAddress(callbackUri, redirectUrl)
      const mode = callbackUri ? 'callback' : 'email'
      const fields = { user_id: userId, mode, locale, usid, channel_id: siteId, callback_uri }
      const query = { register_customer: registerCustomer }
      return tell(startPasswordlessLogin, fields, { ...options, headers: needed(), query })
    },
    async finishPasswordless(token, { dnt, signal } = {}) {
      const fields = {
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        pwdless_login_token: token,
        code_verifier: createCodeVerifier(),
      }
      const call = { headers: needed(), signal }
      return buy(getPasswordlessToken, fields, { customerType: 'registered', dnt }, call)
    },
    requestPasswordReset({ userId, callbackUri }, options) {
      const mode = callbackUri ? 'callback' : 'email'
      const fields = {
        ...program,
        user_id: userId,
        mode,
        hint: 'cross_device',
        callback_uri: callbackUri,
        locale,
      }
      return tell(requestPasswordReset, fields, { ...options, headers: secret ?? NOBODY })
    },
    resetPassword({ userId, token, newPassword }, options) {
      const fields = { ...program, user_id: userId, pwd_action_token: token, new_password: newPassword }
      return tell(
        resetPassword,
        { ...fields, hint: 'cross_device' },
        { ...options, headers: secret ?? NOBODY },
      )
    },
  }
}

// The service wants to see the header of a program without a secret, empty.
const NOBODY = { authorization: '' }
