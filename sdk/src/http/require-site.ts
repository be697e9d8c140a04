import { ConfigError } from '../errors/config-error.ts'
import type { SiteId } from '../model/site.ts'

// Without the data of the sites, which a client has no use for.
const SITE_IDS: readonly SiteId[] = ['Art', 'AllPosters']

/** Programs without types can name a site that there is not, or none. */
export function requireSite(siteId: SiteId): void {
  if (!SITE_IDS.includes(siteId))
    throw new ConfigError(`There is no site ${siteId}: siteId is ${SITE_IDS.join(' or ')}.`)
}
