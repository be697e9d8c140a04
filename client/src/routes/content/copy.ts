import type { DayRange, ListQueryInput, SiteId } from '@wallart/sdk'

/** What the pages promise, out of the data that the shop itself works with. */
export interface Facts {
  /** The name of the shop. */
  readonly shop: string
  readonly contactHref: string
  readonly phone: string
  readonly email: string
  readonly businessEmail: string
  /** Whether works show the stars of their buyers. */
  readonly showsRatings: boolean
  /** Whether the shopper's country is Canada, whose days come first then. */
  readonly isCanadian: boolean
  /** Whether businesses can register by themselves. */
  readonly hasBusinessAccounts: boolean
  /** As $75. */
  readonly freeShippingFrom: string
  readonly returnDays: number
  readonly frames: number
  readonly signUpPercentOff: number
  readonly production: DayRange
  readonly ground: DayRange
  readonly remote: DayRange
  readonly canada: DayRange
  readonly express: DayRange
}

/** The rooms that the picture service paints. */
type RoomName = 'bedroom' | 'dining-room' | 'hallway' | 'living-room' | 'office'

/** A text in one language: Markdown below its title. */
export interface Copy {
  readonly title: string
  readonly description: string
  readonly body: (facts: Facts) => string
}

export type Language = 'en' | 'es' | 'fr'

export interface ContentPage {
  /** The address that counts. */
  readonly path: string
  /** Which brands have the page; both unless it says so. */
  readonly sites?: readonly SiteId[]
  /** ISO 8601, the day of the last change. */
  readonly updated: string
  readonly kind: 'help' | 'landing' | 'article'
  readonly copy: Readonly<Record<Language, Copy>>
  /** Which works are shown below the text. */
  readonly works?: Pick<ListQueryInput, 'term' | 'sort'>
  /** Where one of them hangs in the page's picture. */
  readonly room?: RoomName
}
