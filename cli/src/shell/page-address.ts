import { DEFAULT_SITE_ID, SITES, siteLink } from '@wallart/sdk'
import type { Connection } from './connect.ts'
import { storefrontOf } from './environment.ts'

/** A full URL if the environment has a storefront, else a path. */
export type PageAddress = (path: string) => string

export function createPageAddress({
  environment,
  scope,
}: Pick<Connection, 'environment' | 'scope'>): PageAddress {
  const { storefront } = environment
  const base = storefrontOf(environment, scope.siteId)
  const site = SITES[scope.siteId]
  const locale = site.l10n.supportedLocales.find(({ id }) => id === scope.locale)
  if (!base || !locale) return path => path
  const needsPrefix = typeof storefront === 'string' && scope.siteId !== DEFAULT_SITE_ID
  const isOther = locale.id !== site.l10n.defaultLocale
  const addressStyle = { site: needsPrefix ? 'prefix' : 'none', locale: isOther ? 'prefix' : 'none' } as const
  return path =>
    path.startsWith('/') ? base.replace(/\/$/, '') + siteLink(path, { site, locale, addressStyle }) : path
}
