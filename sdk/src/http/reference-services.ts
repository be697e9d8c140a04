import type { SiteId } from '../model/site.ts'
import type { ServiceName } from '../operations/operation.ts'
import { requireArguments } from './require-arguments.ts'
import { requireSite } from './require-site.ts'

/**
 * Where each service of one brand is on the reference upstream, which answers all of them under one address.
 * @example
 * const http = createHttp({ services: referenceServices('http://127.0.0.1:4000', 'Art') })
 */
export function referenceServices(url: string, siteId: SiteId): Readonly<Record<ServiceName, string>> {
  requireArguments('referenceServices', { url })
  requireSite(siteId)
  const base = url.replace(/\/$/, '')
  const brand = siteId.toLowerCase()
  return {
    commerce: base,
    storefront: base,
    legacy: base,
    bizapi: `${base}/bizapi`,
    products: `${base}/products`,
    search: `${base}/search/${brand}`,
    typeahead: `${base}/typeahead/${brand}`,
    orders: `${base}/orders`,
    marketing: `${base}/marketing/${brand}`,
    recommendations: `${base}/recs/v3`,
  }
}
