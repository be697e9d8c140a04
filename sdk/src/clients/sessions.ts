import { encodeForm, type FormFields } from '../auth/encode-form.ts'
import { withHeaders } from '../auth/with-headers.ts'
import { requireGrant } from '../auth/require-grant.ts'
import { basicAuthorization } from '../auth/basic-authorization.ts'
import { createCodeChallenge, createCodeVerifier } from '../auth/pkce.ts'
import { clientCredentials } from '../auth/client-credentials.ts'
import { createTokenRequester } from '../auth/token-requester.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import { systemClock } from '../http/system-clock.ts'
import type { Authorization, GrantedAuthorization } from '../model/authorization.ts'
import type { IssuedTokens, Session } from '../model/session.ts'
import type { Credentials } from '../model/sign-in.ts'
import { authorizeGuest } from '../operations/authorize-guest.ts'
import type { Contract } from '../model/contract.ts'
import { getToken } from '../operations/get-token.ts'
import { logIn } from '../operations/log-in.ts'
import { logOut } from '../operations/log-out.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import type { AuthClientScope } from './auth-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for sessions. */
export interface SessionsContracts {
  readonly authorization: Contract<Authorization>
  readonly token: Contract<IssuedTokens>
}

/** The options of a new session. */
export interface SessionOptions extends CallOptions {
  /** The browser's name in its session before; without it a guest's basket is not found again. */
  readonly usid?: string | undefined
  /** Do not track. */
  readonly dnt?: boolean | undefined
}

/** Begins, continues and ends sessions. */
export interface SessionsClient {
  /** A guest's session for a program that can keep no secret, as a page. */
  readonly loginGuestWithPkce: (options?: SessionOptions) => Promise<Session>
  /** A guest's session for a program with a secret: one call instead of two. */
  readonly loginGuestWithSecret: (options?: SessionOptions) => Promise<Session>
  /** A registered customer's session; the guest's usid takes their basket along. */
  readonly loginWithPassword: (credentials: Credentials, options?: SessionOptions) => Promise<Session>
  /** The same session with new tokens. */
  readonly refresh: (
    session: Pick<Session, 'refreshToken' | 'customerType' | 'dnt'>,
    options?: CallOptions,
  ) => Promise<Session>
  /** Revokes the tokens of a session. */
  readonly logout: (
    session: Pick<Session, 'accessToken' | 'refreshToken'>,
    options?: CallOptions,
  ) => Promise<void>
}

const NEEDED: NeededArguments<SessionsClient> = {
  loginWithPassword: ['credentials:object:username,password'],
  refresh: ['session:object'],
  logout: ['session:object'],
}

/**
 * Creates the client for the sessions; it brings its own credentials, so it needs no tokens.
 * @example
 * const sessions = createSessionsClient(http, { ...authScope, contracts: { authorization: authorizationContract, token: tokenContract } })
 * const session = await sessions.loginGuestWithPkce()
 */
export function createSessionsClient(
  http: Http,
  settings: ClientOptions<SessionsContracts, AuthClientScope>,
): SessionsClient {
  const { contracts, clock = systemClock, ...scope } = checkedScope(http, settings)
  const { organizationId, siteId, redirectUri } = scope
  const path = { organizationId }
  const { fields: clientFields, secret, requireSecret } = clientCredentials(scope)
  const requestTokens = createTokenRequester(http, organizationId, contracts.token, clock)

  function tokenFields({ code, usid }: GrantedAuthorization, verifier: string, known = ''): FormFields {
    return {
      ...clientFields,
      code,
      code_verifier: verifier,
      grant_type: 'authorization_code_pkce',
      redirect_uri: redirectUri,
      usid: usid || known,
    }
  }

  return checkedCalls(NEEDED, {
    async loginGuestWithPkce({ usid, dnt, ...call } = {}) {
      const verifier = createCodeVerifier()
      const query = {
        ...clientFields,
        redirect_uri: redirectUri,
        response_type: 'code',
        code_challenge: await createCodeChallenge(verifier),
        hint: 'guest',
        usid,
      }
      const contract = contracts.authorization
      const grant = requireGrant(
        await http.send(authorizeGuest, { ...call, contract, path, query }),
        authorizeGuest,
      )
      return requestTokens(getToken, tokenFields(grant, verifier, usid), { customerType: 'guest', dnt }, call)
    },
    async loginGuestWithSecret({ usid, dnt, ...call } = {}) {
      const fields = { grant_type: 'client_credentials', channel_id: siteId, usid }
      return requestTokens(
        getToken,
        fields,
        { customerType: 'guest', dnt },
        withHeaders(call, requireSecret()),
      )
    },
    async loginWithPassword({ username, password }, { usid, dnt, ...call } = {}) {
      const verifier = createCodeVerifier()
      const code_challenge = await createCodeChallenge(verifier)
      const body = encodeForm({ ...clientFields, redirect_uri: redirectUri, code_challenge, usid })
      const basic = { authorization: basicAuthorization(username, password) }
      const contract = contracts.authorization
      const grant = requireGrant(
        await http.send(logIn, { ...withHeaders(call, basic), contract, path, body }),
        logIn,
      )
      const fields = { ...tokenFields(grant, verifier, usid), organizationId }
      return requestTokens(getToken, fields, { customerType: 'registered', dnt }, withHeaders(call, secret))
    },
    refresh({ refreshToken, customerType, dnt }, call = {}) {
      const fields = { ...clientFields, grant_type: 'refresh_token', refresh_token: refreshToken }
      return requestTokens(getToken, fields, { customerType, dnt }, withHeaders(call, secret))
    },
    async logout({ accessToken, refreshToken }, call = {}) {
      const bearer = { authorization: `Bearer ${accessToken}` }
      const query = { ...clientFields, refresh_token: refreshToken }
      await http.send(logOut, { ...withHeaders(call, bearer), contract: emptyContract, path, query })
    },
  })
}
