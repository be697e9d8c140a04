import type { Message } from './message.ts'
import type { Money } from './money.ts'

/** A link of the frame around every page. */
export interface FrameLink {
  readonly label: Message
  /** A path without prefix, or a web address. */
  readonly href: string
  /** The dialog that opens instead where scripts run. */
  readonly opens?: 'order-status'
}

/** A brand's page on a social network. */
export interface SocialLink {
  readonly network: string
  readonly href: string
}

/** Links under one heading. */
export interface LinkGroup {
  readonly title: Message
  readonly links: readonly FrameLink[]
}

/** What a brand says about itself, with links to more. */
export interface AboutSection extends LinkGroup {
  readonly text: Message
}

/** How shoppers sign up for text messages of a brand. */
export interface SmsSignUp {
  readonly keyword: string
  readonly shortCode: string
  readonly text: Message
}

/** What a shopper gets for signing up. */
export interface SignUpOffer {
  readonly percent: number
  readonly minimum?: Money
  readonly text: Message
}

/** A part of the footer. */
export type FooterPart =
  'about' | 'claims' | 'company' | 'newsletter' | 'privacy' | 'sms' | 'social' | 'support'

/** Everything in a brand's header, drawer and footer that is its own. */
export interface BrandContent {
  readonly name: string
  readonly contactHref: string
  /** Empty where the brand has no second navigation. */
  readonly secondNavigation: readonly FrameLink[]
  readonly support: LinkGroup
  readonly company: LinkGroup
  readonly privacy: LinkGroup
  readonly social: readonly SocialLink[]
  readonly about: AboutSection
  readonly claims: readonly Message[]
  readonly offer: SignUpOffer
  readonly sms: SmsSignUp
  /** The parts of the footer in the brand's order. */
  readonly footer: readonly FooterPart[]
}

/** How a brand presents itself. */
export interface Brand {
  readonly name: string
  readonly theme: 'art' | 'allposters'
  /** What browsers colour their own bar with, by day and by night: the colour of the header. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** The colour of the wall that the pictures of a gallery hang on. */
  readonly galleryWall: string
}

/** What a brand's home page says of it. */
export interface BrandHome {
  readonly title: Message
  readonly headline: Message
  readonly description: Message
}

/** Where a brand's search results are, and what its search box says. */
export interface SearchSettings {
  readonly path: string
  readonly placeholder: Message
}

/** How a brand lays out its lists. */
export interface ListSettings {
  /** How many tiles stand in a row on a desktop. */
  readonly tilesPerRow: 5 | 6
  /** How high a tile is before it is measured, in pixels. */
  readonly tileHeight: number
  /** How many entries of a filter list show before 'More'. */
  readonly filterRange: number
  readonly breadcrumbSeparator: string
  /** Where an empty category offers help. */
  readonly emptyCategoryHref: string
}

/** By which of its keys a brand names a product. */
export interface ProductKeys {
  /** The number by which the brand names a variant. */
  readonly idField: 'zoneProductId' | 'apnum'
  /** The key in the canonical address of a product. */
  readonly addressKey: 'upi' | 'apnum'
}

/** How a brand shows its products. */
export interface ProductSettings {
  /** What the shopper chooses first. */
  readonly chooser: 'finish' | 'size'
  readonly hasRatings: boolean
  readonly recommender: string
  /** The promotions that a product page names, by their ids. */
  readonly promotions: readonly string[]
}
