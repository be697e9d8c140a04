// own-fetch.ts
import { createHttp, type HttpHooks, type Http, type Transport } from '@wallart/sdk/http'
import { kyTransport } from '@wallart/sdk/http/ky-transport'

/** The transport of a page: through proxies on its own host, one path for each service. */
export function createPageHttp(hooks: HttpHooks = {}, platformFetch: typeof fetch = fetch): Http {
  const transport: Transport = (address, request) => platformFetch(address, { ...request, priority: 'high' })
  return createHttp({
    services: { commerce: '/proxy/commerce', bizapi: '/proxy/bizapi', typeahead: '/proxy/typeahead' },
    transport,
    hooks,
    totalMs: 4000,
  })
}

/** The way of a server: straight to the services, with their keys, through ky. */
export function createServerHttp(apiKey: string, platformFetch: typeof fetch = fetch): Http {
  const transport = kyTransport(platformFetch)
  return createHttp({
    services: {
      commerce: 'https://commerce.example',
      marketing: { url: 'https://marketing.example', headers: { 'x-api-key': apiKey } },
    },
    transport,
    maxBytes: 2_000_000,
  })
}
