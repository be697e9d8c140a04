import { DEFAULT_SITE_ID, siteLink, type Locale, type Site } from '@wallart/sdk'
import type { Origins } from './hosts.ts'

export type SiteAddress = (site: Site, locale: Locale, path: string) => string

/** Uses the configured origins, never the Host header of a request. */
export function createSiteAddress(origins: Origins, localOrigin: string): SiteAddress {
  return (site, locale, path) => {
    const own = origins[site.id]
    const isDefaultLocale = locale.id === site.l10n.defaultLocale
    const addressStyle = {
      site: own || site.id === DEFAULT_SITE_ID ? 'none' : 'prefix',
      locale: isDefaultLocale ? 'none' : 'prefix',
    } as const
    return (own ?? localOrigin).replace(/\/$/, '') + siteLink(path, { site, locale, addressStyle })
  }
}
