import type { Locale, Site } from '../../model/site.ts'

/** What stands in front of a path, and the path without it. */
export interface AddressPrefix {
  readonly siteName?: string
  readonly localeName?: string
  readonly path: string
}

/** Where translation files lie; their addresses never carry a site or a locale. */
export const TRANSLATIONS_PATH = '/static/translations/'

/** The site that an id or alias names, whatever its case. */
export function siteByName(name: string | null | undefined, sites: readonly Site[]): Site | undefined {
  return findByName(name, sites)
}

/** The locale of a site that an id or alias names, whatever its case. */
export function localeByName(name: string | null | undefined, site: Site): Locale | undefined {
  return findByName(name, site.l10n.supportedLocales)
}

/** Reads `/{site}/{locale}` off a path, of which either may be missing; unknown names are part of the path. */
export function addressPrefix(path: string, sites: readonly Site[]): AddressPrefix {
  const first = firstSegment(path)
  const siteName = siteByName(first, sites) ? first : undefined
  const rest = siteName === undefined ? path : dropFirstSegment(path)
  const second = firstSegment(rest)
  const localeName = sites.some(site => localeByName(second, site)) ? second : undefined
  return {
    ...(siteName !== undefined && { siteName }),
    ...(localeName !== undefined && { localeName }),
    path: localeName === undefined ? rest : dropFirstSegment(rest),
  }
}

function findByName<T extends { readonly id: string; readonly alias: string }>(
  name: string | null | undefined,
  list: readonly T[],
): T | undefined {
  const wanted = name?.toLowerCase()
  return list.find(({ id, alias }) => [id, alias].some(each => each.toLowerCase() === wanted))
}

function firstSegment(path: string): string | undefined {
  return path.split('/', 2)[1]
}

function dropFirstSegment(path: string): string {
  const next = path.indexOf('/', 1)
  return next < 0 ? '/' : path.slice(next).replace(/^[/\\]+/, '/')
}
