import { SITES, type SiteId } from '@wallart/sdk'
import { Failure } from './failure.ts'

/** The id of a language of the brand, given as its id or alias. */
export function resolveLocale(siteId: SiteId, requested: string): string {
  const { supportedLocales } = SITES[siteId].l10n
  const found = supportedLocales.find(
    ({ id, alias }) => [id, alias].includes(requested) || id.toLowerCase() === requested.toLowerCase(),
  )
  if (found) return found.id
  const names = supportedLocales.map(({ id }) => id).join(', ')
  throw new Failure('usage', `${siteId} does not support the locale "${requested}". Use one of: ${names}`)
}
