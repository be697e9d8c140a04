import type { Locale, Site } from '../../model/site.ts'

/** The currency a shopper pays in: the locale's wish, else the site's wish, else the site's default. */
export function siteCurrency({ l10n }: Site, locale?: Locale): string {
  return locale?.preferredCurrency || l10n.preferredCurrency || l10n.defaultCurrency
}
