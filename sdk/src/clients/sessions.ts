import { formOf, type FormFields } from '../auth/form-of.ts'
import { granted } from '../auth/granted.ts'
import { basicAuthorization } from '../auth/basic-authorization.ts'
import { codeChallengeOf, createCodeVerifier } from '../auth/pkce.ts'
import { programOf } from '../auth/program.ts'
import { createTokenBuyer } from '../auth/token-buyer.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Clock } from '../http/options.ts'
import { systemClock } from '../http/system-clock.ts'
import { discardBody } from '../http/discard-body.ts'
import type { Authorization, GrantedAuthorization } from '../model/authorization.ts'
import type { IssuedTokens, Session } from '../model/session.ts'
import type { Credentials } from '../model/sign-in.ts'
import { authorizeGuest } from '../operations/authorize-guest.ts'
import type { Contract } from '../operations/contract.ts'
import { getToken } from '../operations/get-token.ts'
import { logIn } from '../operations/log-in.ts'
import { logOut } from '../operations/log-out.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import type { AuthScope } from './auth-scope.ts'

/** The contracts that the client of the sessions checks answers with. */
export interface SessionsContracts {
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

/** Begins, continues and ends sessions. */
export interface SessionsClient {
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
}

/** Makes the client of the sessions; it brings its own credentials, so it needs no tokens. */
export function createSessionsClient(
  http: Http,
  scope: AuthScope,
  contracts: SessionsContracts,
  clock: Pick<Clock, 'now'> = systemClock,
): SessionsClient {
  const { organizationId, siteId, redirectUri } = scope
  const path = { organizationId }
  const { fields: program, secret, needSecret } = programOf(scope)
  const buy = createTokenBuyer(http, organizationId, contracts.token, clock)

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
      return buy(getToken, fields, { customerType: 'guest', dnt }, { headers: needSecret(), signal })
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
      return discardBody(http.send(logOut, { contract: emptyContract, path, query, headers, signal }))
    },
  }
}
