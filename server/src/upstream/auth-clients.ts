import type { SiteId } from '@wallart/sdk'
import { createAuthClient, type AuthClient } from '@wallart/sdk/clients/auth'
import { authorizationContract } from '@wallart/sdk/contracts/authorization'
import { tokenContract } from '@wallart/sdk/contracts/token'
import type { Http } from '@wallart/sdk/http'
import { SITES } from '@wallart/sdk/sites'
import type { Upstream } from '../config/services.ts'

/** The address an authorization answers to; the server reads the answer itself and never follows it. */
const REDIRECT_URI = 'http://localhost/callback'

const CONTRACTS = { authorization: authorizationContract, token: tokenContract }

export type AuthClients = (site: SiteId, http: Http, locale?: string) => AuthClient

export function createAuthClients({ organizationId, clientId, clientSecret }: Upstream): AuthClients {
  return (siteId, http, locale = SITES[siteId].l10n.defaultLocale) => {
    const scope = { organizationId, siteId, locale, clientId, clientSecret, redirectUri: REDIRECT_URI }
    return createAuthClient(http, { ...scope, contracts: CONTRACTS })
  }
}
