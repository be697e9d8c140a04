import { getCategory } from '@wallart/sdk/operations/get-category'
import { getRatings } from '@wallart/sdk/operations/get-ratings'
import { getRecommenders } from '@wallart/sdk/operations/get-recommenders'
import { getTranslations } from '@wallart/sdk/operations/get-translations'
import { lookUpGuestOrder } from '@wallart/sdk/operations/look-up-guest-order'
import type { Operation, ServiceName } from '@wallart/sdk/operations/operation'
import { searchListing } from '@wallart/sdk/operations/search-listing'
import { startLegacySession } from '@wallart/sdk/operations/start-legacy-session'
import { subscribeNewsletter } from '@wallart/sdk/operations/subscribe-newsletter'
import { suggest } from '@wallart/sdk/operations/suggest'

/** An operation of each service whose path is known without asking; the paths of products have ids of their own. */
const PROBED: Readonly<Record<ServiceName, Pick<Operation, 'path' | 'method'> | undefined>> = {
  bizapi: getRatings,
  commerce: getCategory,
  legacy: startLegacySession,
  marketing: subscribeNewsletter,
  orders: lookUpGuestOrder,
  products: undefined,
  recommendations: getRecommenders,
  search: searchListing,
  storefront: getTranslations,
  typeahead: suggest,
}

/** A request without effect, and how its answer tells whether the service is there. */
export interface ServiceProbe {
  readonly path: string
  /** Undefined where only the host can be asked. */
  readonly isFound: (status: number, contentType: string) => boolean | undefined
}

export function serviceProbe(service: string, values: Readonly<Record<string, string>>): ServiceProbe {
  const operation = Object.entries(PROBED).find(([name]) => name === service)?.[1]
  if (!operation) return { path: '', isFound: () => undefined }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
  // A path that only takes POST refuses the question, which shows that it is there.
  const missing = operation.method === 'GET' ? [404, 405] : [404]
  return {
    path,
    isFound(status, contentType) {
      if (status >= 500) return undefined
      const isElsewhere = status >= 300 && status < 400
      return !isElsewhere && !missing.includes(status) && !contentType.includes('html')
    },
  }
}
