/** The two brands. */
export type SiteId = 'Art' | 'AllPosters'

/** How marketing names the brands. */
export type BrandTag = 'ART' | 'ALLPOSTERS'

/** A language and region in which a site is sold. */
export interface Locale {
  readonly id: string
  readonly alias: string
  readonly preferredCurrency?: string
}

/** The languages and currencies of a site. */
export interface Localisation {
  readonly supportedLocales: readonly Locale[]
  readonly defaultLocale: string
  readonly defaultCurrency: string
  readonly preferredCurrency?: string
}

/** One brand's shop as the address resolver needs it. */
export interface Site {
  readonly id: SiteId
  readonly alias: string
  readonly l10n: Localisation
}

/** Where an address names its site or its locale: in front of the path, in the query, or nowhere. */
export type AddressPosition = 'none' | 'prefix' | 'query'

/** How a visitor's addresses name site and locale, so that links name them the same way. */
export interface AddressStyle {
  readonly site: AddressPosition
  readonly locale: AddressPosition
}

/** The shop a visitor is in: brand, language and the style of the addresses. */
export interface SiteContext {
  readonly site: Site
  readonly locale: Locale
  readonly addressStyle: AddressStyle
}

/** An address with its site and locale read, and the path that is left without them. */
export interface ResolvedAddress extends SiteContext {
  readonly path: string
}
