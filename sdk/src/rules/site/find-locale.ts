import type { Message, Result } from '../../model/message.ts'
import type { Locale, Site } from '../../model/site.ts'
import { localeByName } from './address-prefix.ts'
import { defaultLocale } from './resolve-site.ts'

/** The locale of a site by its id or alias, its default locale for an unknown one. */
export function findLocale(
  name: string | undefined,
  site: Site | undefined,
): Result<Locale, Message<'config.no-site'>> {
  if (site) return { ok: true, value: localeByName(name, site) ?? defaultLocale(site) }
  const message = 'Site is not defined. It is required to look for locale object'
  return { ok: false, error: { code: 'config.no-site', message } }
}
