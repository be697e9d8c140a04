import type { Http } from '../http/http.ts'
import { createAuthEmailsClient, type AuthEmailsClient, type AuthEmailsContracts } from './auth-emails.ts'
import type { AuthClientScope } from './auth-scope.ts'
import { createSessionsClient, type SessionsClient, type SessionsContracts } from './sessions.ts'
import type { ClientOptions } from './client-options.ts'

export type { SessionOptions } from './sessions.ts'

/** The contracts of the authentication client. */
export interface AuthContracts extends SessionsContracts, AuthEmailsContracts {}

/** Begins and ends sessions, by password and by e-mail. */
export interface AuthClient extends SessionsClient, AuthEmailsClient {}

/**
 * Creates the authentication client from the clients for sessions and sign-in e-mails.
 * @example
 * const auth = createAuthClient(http, { ...authScope, contracts: { authorization: authorizationContract, token: tokenContract } })
 * const session = await auth.loginWithPassword(credentials)
 */
export function createAuthClient(
  http: Http,
  options: ClientOptions<AuthContracts, AuthClientScope>,
): AuthClient {
  return {
    ...createSessionsClient(http, options),
    ...createAuthEmailsClient(http, options),
  }
}
