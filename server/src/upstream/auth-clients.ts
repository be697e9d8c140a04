import type { SiteId } from '@wallart/sdk'
import { createAuthClient, type AuthClient } from '@wallart/sdk/clients/auth'
import { authorizationContract } from '@wallart/sdk/contracts/authorization'
import { tokenContract } from '@wallart/sdk/contracts/token'
import { SITES } from '@wallart/sdk/sites'
import type { Upstream } from '../config/services.ts'
import type { HttpClients } from './http-clients.ts'

/** Where an authorization's answer goes; the server reads it itself and never follows it. */
const REDIRECT_URI = 'http://localhost/callback'

/** Who begins and ends the sessions of a brand, as the program with a secret. */
export function createAuthClients(
  httpFor: HttpClients,
  { organizationId, clientId, clientSecret }: Upstream,
): (site: SiteId) => AuthClient {
  return site =>
    createAuthClient(
      httpFor(site),
      {
        organizationId,
        siteId: site,
        locale: SITES[site].l10n.defaultLocale,
        clientId,
        clientSecret,
        redirectUri: REDIRECT_URI,
      },
      { authorization: authorizationContract, token: tokenContract },
    )
}
