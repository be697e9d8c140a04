import { referenceServices } from '@wallart/sdk/http/reference-services'
import type { ServiceAddress } from '@wallart/sdk/http'
import type { Target } from '../target.ts'

/** The embedded upstream as a target. */
export function localTarget(url: string, more: Partial<Target> = {}): Target {
  return {
    name: 'local',
    servicesOf(site) {
      const { marketing, recommendations, ...others } = referenceServices(url, site)
      return {
        ...others,
        marketing: keyed(marketing, 'api-key'),
        recommendations: keyed(recommendations, 'x-cq-client-id'),
      }
    },
    organizationId: 'f_ecom_wallart',
    clientId: 'wallart-public',
    redirectUri: 'http://localhost:3000/callback',
    recommendationSiteOf: site => `wall-${site}`,
    mayWrite: true,
    account: { username: 'ada@example.com', password: 'Gallery2026!' },
    orderOf: site =>
      ({
        Art: { orderNumber: 'W000000014', email: 'ann@example.com' },
        AllPosters: { orderNumber: 'W000000024', email: 'bob@example.com' },
      })[site],
    coupon: 'FREESHIP',
    sink: 'contract-check@example.com',
    ...more,
  }
}

function keyed(url: string, header: string): ServiceAddress {
  return { url, headers: { [header]: 'reference' } }
}
