import type { AddressPosition, SiteContext } from '../../model/site.ts'
import { addressParts } from '../address/address-parts.ts'
import { TRANSLATIONS_PATH } from './address-prefix.ts'

/**
 * The address of a path of this shop in the form the visitor came with; other addresses stay as they are.
 *
 * @example
 * const context = resolveSite('/allposters/fr-ca/cart', SITES)
 * siteLink('/orders', context) // '/allposters/fr-ca/orders'
 */
export function siteLink(path: string, context: SiteContext): string {
  if (!/^\/(?![/\\])/.test(path) || path.startsWith(TRANSLATIONS_PATH)) return path
  const { site, locale, addressStyle } = context
  const localePosition = resolveLocalePosition(context)
  if (addressStyle.site === 'none' && localePosition === 'none') return path
  const prefix = [
    addressStyle.site === 'prefix' && `/${site.alias}`,
    localePosition === 'prefix' && `/${locale.alias}`,
  ]
  const { path: bare, search, hash } = addressParts(path)
  const withSite = addressStyle.site === 'query' ? withParameter(search, 'site', site.id) : search
  const withBoth = localePosition === 'query' ? withParameter(withSite, 'locale', locale.id) : withSite
  return withPrefix(bare, prefix.filter(Boolean).join('')) + withBoth + hash
}

function resolveLocalePosition({ site, locale, addressStyle }: SiteContext): AddressPosition {
  if (addressStyle.locale !== 'none' || locale.id === site.l10n.defaultLocale) return addressStyle.locale
  return addressStyle.site === 'query' ? 'query' : 'prefix'
}

function withPrefix(path: string, prefix: string): string {
  if (path === prefix || path.startsWith(`${prefix}/`)) return path
  return path === '/' ? prefix : prefix + path
}

function withParameter(search: string, name: string, value: string): string {
  const others = search.slice(1).split('&')
  const remaining = others.filter(pair => pair !== '' && !pair.startsWith(`${name}=`))
  return `?${[...remaining, `${name}=${value}`].join('&')}`
}
