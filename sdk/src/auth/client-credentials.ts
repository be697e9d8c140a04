import { ConfigError } from '../errors/config-error.ts'
import { basicAuthorization } from './basic-authorization.ts'

export interface ClientCredentials {
  readonly fields: { readonly client_id: string; readonly channel_id: string }
  readonly secret: { readonly authorization: string } | undefined
  readonly requireSecret: () => { readonly authorization: string }
}

export function clientCredentials(scope: {
  readonly siteId: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
}): ClientCredentials {
  const { siteId, clientId, clientSecret } = scope
  const secret = clientSecret ? { authorization: basicAuthorization(clientId, clientSecret) } : undefined
  return {
    fields: { client_id: clientId, channel_id: siteId },
    secret,
    requireSecret() {
      // The rule for failures of the sign-in e-mail knows this sentence.
      if (!secret) throw new ConfigError('Required argument client secret is not provided')
      return secret
    },
  }
}
