import type { SiteId } from '@wallart/sdk'
import { referenceServices } from '@wallart/sdk/http/reference-services'
import type { ServiceAddress } from '@wallart/sdk/http'
import type { ServiceName } from '@wallart/sdk/operations/operation'
import * as z from 'zod'
import { missingGroup, wholeGroup } from './group.ts'
import { webAddress } from './web-address.ts'

const commerce = z.object({
  SCAPI_SHORT_CODE: z.string().regex(/^[a-z0-9-]+$/i, 'must be letters and digits'),
  SCAPI_ORG_ID: z.string(),
  SCAPI_CLIENT_ID: z.string(),
  SCAPI_CLIENT_SECRET: z.string(),
  SCAPI_URL: webAddress.optional(),
})

const recommendationSite = z
  .string()
  .regex(/^[a-z0-9]+-[\w.-]+$/i, 'must be a realm, a dash and a site, as abcd-Art')
  .optional()

const house = z.object({
  BIZAPI_URL: webAddress,
  SEARCH_URL_ART: webAddress,
  SEARCH_URL_ALLPOSTERS: webAddress,
  TYPEAHEAD_URL_ART: webAddress,
  TYPEAHEAD_URL_ALLPOSTERS: webAddress,
  ORDERS_URL: webAddress,
  MARKETING_URL_ART: webAddress,
  MARKETING_URL_ALLPOSTERS: webAddress,
  MARKETING_API_KEY: z.string(),
  RECS_URL: webAddress,
  RECS_CLIENT_ID: z.string(),
  RECS_SITE_ART: recommendationSite,
  RECS_SITE_ALLPOSTERS: recommendationSite,
})

/** One address where both brands have the same. */
const MARKETING_OF_BOTH = 'MARKETING_URL'

export const SERVICE_VARIABLES: readonly string[] = [commerce, house]
  .flatMap(({ shape }) => Object.keys(shape))
  .concat(MARKETING_OF_BOTH)

type Services = Readonly<Record<ServiceName, ServiceAddress>>

export interface Upstream {
  readonly organizationId: string
  readonly clientId: string
  readonly clientSecret: string
  readonly services: (site: SiteId) => Services
  /** What the recommendation service calls a brand: realm, dash, site. */
  readonly recommendationSite: (site: SiteId) => string
}

export function readUpstream(env: NodeJS.ProcessEnv, reference: string): Upstream {
  const scapi = wholeGroup(commerce, env)
  const others = wholeGroup(house, withMarketingOfBoth(env))
  if (!scapi && !others) return referenceUpstream(reference)
  if (!scapi) throw missingGroup(commerce)
  if (!others) throw missingGroup(house)
  const commerceUrl = scapi.SCAPI_URL ?? `https://${scapi.SCAPI_SHORT_CODE}.api.commercecloud.salesforce.com`
  return {
    organizationId: scapi.SCAPI_ORG_ID,
    clientId: scapi.SCAPI_CLIENT_ID,
    clientSecret: scapi.SCAPI_CLIENT_SECRET,
    recommendationSite: site =>
      ({ Art: others.RECS_SITE_ART, AllPosters: others.RECS_SITE_ALLPOSTERS })[site] ?? site,
    services: site => ({
      commerce: { url: commerceUrl },
      storefront: { url: commerceUrl },
      legacy: { url: commerceUrl },
      bizapi: { url: others.BIZAPI_URL },
      products: { url: others.BIZAPI_URL },
      search: { url: { Art: others.SEARCH_URL_ART, AllPosters: others.SEARCH_URL_ALLPOSTERS }[site] },
      typeahead: {
        url: { Art: others.TYPEAHEAD_URL_ART, AllPosters: others.TYPEAHEAD_URL_ALLPOSTERS }[site],
      },
      orders: { url: others.ORDERS_URL },
      marketing: {
        url: { Art: others.MARKETING_URL_ART, AllPosters: others.MARKETING_URL_ALLPOSTERS }[site],
        headers: { 'api-key': others.MARKETING_API_KEY },
      },
      recommendations: { url: others.RECS_URL, headers: { 'x-cq-client-id': others.RECS_CLIENT_ID } },
    }),
  }
}

function withMarketingOfBoth(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const both = env[MARKETING_OF_BOTH]
  return {
    ...env,
    MARKETING_URL_ART: env['MARKETING_URL_ART'] || both,
    MARKETING_URL_ALLPOSTERS: env['MARKETING_URL_ALLPOSTERS'] || both,
  }
}

function referenceUpstream(url: string): Upstream {
  return {
    organizationId: 'f_ecom_wallart',
    clientId: 'wallart-server',
    clientSecret: 'wallart-secret',
    recommendationSite: site => site,
    services: site => {
      const at = referenceServices(url, site)
      return {
        commerce: { url: at.commerce },
        storefront: { url: at.storefront },
        legacy: { url: at.legacy },
        bizapi: { url: at.bizapi },
        products: { url: at.products },
        search: { url: at.search },
        typeahead: { url: at.typeahead },
        orders: { url: at.orders },
        marketing: { url: at.marketing, headers: { 'api-key': 'reference' } },
        recommendations: { url: at.recommendations, headers: { 'x-cq-client-id': 'reference' } },
      }
    },
  }
}
