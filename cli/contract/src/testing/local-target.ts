import { referenceServices } from '@wallart/sdk/http/reference-services'
import type { ServiceAddress } from '@wallart/sdk/http'
import type { CheckTarget } from '../model/target.ts'

export function localTarget(url: string, overrides: Partial<CheckTarget> = {}): CheckTarget {
  return {
    name: 'local',
    servicesFor(site) {
      const { marketing, recommendations, ...others } = referenceServices(url, site)
      return {
        ...others,
        marketing: withApiKey(marketing, 'api-key'),
        recommendations: withApiKey(recommendations, 'x-cq-client-id'),
      }
    },
    organizationId: 'f_ecom_wallart',
    clientId: 'wallart-public',
    redirectUri: 'http://localhost:3000/callback',
    recommendationRealm: 'wall',
    storefrontFor: () => 'http://localhost:3000',
    mayWrite: true,
    account: { username: 'ada@example.com', password: 'Gallery2026!' },
    giftCardFor: site => ({ Art: 'GCDEMASTUDYWALLART', AllPosters: 'GCDEMASTUDYPASTERS' })[site],
    orderFor: site =>
      ({
        Art: { orderNumber: 'W000000014', email: 'ann@example.com' },
        AllPosters: { orderNumber: 'W000000024', email: 'bob@example.com' },
      })[site],
    coupon: 'FREESHIP',
    sinkEmail: 'contract-check@example.com',
    ...overrides,
  }
}

function withApiKey(url: string, header: string): ServiceAddress {
  return { url, headers: { [header]: 'reference' } }
}
