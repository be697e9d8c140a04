import { ConfigError } from '../errors/config-error.ts'
import type { SiteId } from '../model/site.ts'

// Without the data of the sites, which a client has no use for.
const SITE_IDS: Readonly<Record<SiteId, true>> = { Art: true, AllPosters: true }

/** Programs without types can name a site that there is not, or none. */
export function requireSite(siteId: SiteId): void {
  if (!Object.hasOwn(SITE_IDS, siteId))
    throw new ConfigError(`There is no site ${siteId}: siteId is ${Object.keys(SITE_IDS).join(' or ')}.`)
}
