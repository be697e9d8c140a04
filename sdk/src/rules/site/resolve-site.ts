import type { AddressPosition, Locale, ResolvedAddress, Site, SiteId } from '../../model/site.ts'
import { addressParts } from '../address/address-parts.ts'
import { addressPrefix, localeByName, siteByName, TRANSLATIONS_PATH } from './address-prefix.ts'

/** The brand of an address that names none. */
export const DEFAULT_SITE_ID: SiteId = 'Art'

/** The locale of an address that names none, where the brand has no other wish. */
export const DEFAULT_LOCALE_ID = 'en-US'

const FALLBACK_LOCALE: Locale = { id: DEFAULT_LOCALE_ID, alias: 'en-us', preferredCurrency: 'USD' }

/**
 * Reads site and locale from an address: query before prefix, prefix before host, else the default.
 *
 * @example
 * const { site, locale, path } = resolveSite('/allposters/fr-ca/cart', SITES) // AllPosters, fr-CA, '/cart'
 */
export function resolveSite(
  address: string,
  sites: Readonly<Record<SiteId, Site>>,
  hosts: Readonly<Record<string, SiteId>> = {},
  defaultSite: SiteId = DEFAULT_SITE_ID,
): ResolvedAddress {
  const { host, path, search } = addressParts(address)
  const all = Object.values(sites)
  const fallback = sites[hostSite(host, hosts) ?? defaultSite]
  if (path.startsWith(TRANSLATIONS_PATH)) return plainAddress(path, fallback)

  const query = new URLSearchParams(search)
  const prefix = addressPrefix(path, all)
  const querySite = siteByName(query.get('site'), all)
  const prefixSite = siteByName(prefix.siteName, all)
  const site = querySite ?? prefixSite ?? fallback
  const queryLocale = localeByName(query.get('locale'), site)
  const prefixLocale = localeByName(prefix.localeName, site)
  return {
    site,
    locale: queryLocale ?? prefixLocale ?? defaultLocale(site),
    addressStyle: { site: positionIn(querySite, prefixSite), locale: positionIn(queryLocale, prefixLocale) },
    path: prefix.path,
  }
}

/** The default locale of a site. */
export function defaultLocale(site: Site): Locale {
  return localeByName(site.l10n.defaultLocale, site) ?? site.l10n.supportedLocales[0] ?? FALLBACK_LOCALE
}

function plainAddress(path: string, site: Site): ResolvedAddress {
  return { site, locale: defaultLocale(site), addressStyle: { site: 'none', locale: 'none' }, path }
}

function hostSite(host: string, hosts: Readonly<Record<string, SiteId>>): SiteId | undefined {
  const name = host.toLowerCase()
  return [name, name.replace(/:\d*$/, '')]
    .filter(each => Object.hasOwn(hosts, each))
    .map(each => hosts[each])[0]
}

function positionIn(inQuery: unknown, inPrefix: unknown): AddressPosition {
  if (inQuery) return 'query'
  return inPrefix ? 'prefix' : 'none'
}
