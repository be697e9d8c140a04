import { ConfigError } from '../errors/config-error.ts'
import type { SiteId } from '../model/site.ts'
import { checkSiteId } from '../rules/site/check-site-id.ts'

/** Programs without types can name a site that there is not, or none. */
export function requireSite(siteId: SiteId): void {
  const site = checkSiteId(siteId)
  if (!site.ok) throw new ConfigError(site.error.message, undefined, 'siteId is Art or AllPosters.')
}
