import { FILTER_PARAMETER_PREFIX, type Site } from '@wallart/sdk'
import type { SiteAddress } from '../front/site-address.ts'

// Private pages, and the sorted and narrowed copies of lists, of which there are more than any crawler can read.
const DISALLOWED = [
  '/_data/',
  '/account',
  '/api/',
  '/cart',
  '/checkout',
  '/login',
  '/logout',
  '/orders',
  '/proxy/',
  '/registration',
  '/reset-password',
  `/*?${FILTER_PARAMETER_PREFIX}`,
  `/*&${FILTER_PARAMETER_PREFIX}`,
  '/*?*sort=',
  '/*?*limit=',
]

export function robotsText(sites: readonly Site[], address: SiteAddress): string {
  const maps = sites.flatMap(site => {
    const locale = site.l10n.supportedLocales.find(({ id }) => id === site.l10n.defaultLocale)
    return locale ? [`Sitemap: ${address(site, locale, '/sitemap.xml')}`] : []
  })
  return ['User-agent: *', ...DISALLOWED.map(path => `Disallow: ${path}`), '', ...maps, ''].join('\n')
}
