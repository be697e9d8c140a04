import type { Money } from './money.ts'

/** A link of the frame around every page. */
export interface FrameLink {
  readonly label: string
  /** A path without prefix, or a web address. */
  readonly href: string
  /** The dialog that opens instead where scripts run. */
  readonly opens?: 'order-status'
}

/** Links under one heading. */
export interface LinkGroup {
  readonly title: string
  readonly links: readonly FrameLink[]
}

/** What a brand says about itself, with links to more. */
export interface AboutSection extends LinkGroup {
  readonly text: string
}

/** How shoppers sign up for text messages of a brand. */
export interface SmsSignUp {
  readonly keyword: string
  readonly shortCode: string
  readonly text: string
}

/** What a shopper gets for signing up. */
export interface SignUpOffer {
  readonly percent: number
  readonly minimum?: Money
  readonly text: string
}

/** A part of the footer. */
export type FooterPart =
  'about' | 'claims' | 'company' | 'newsletter' | 'privacy' | 'sms' | 'social' | 'support'

/** Everything in a brand's header, drawer and footer that is its own. */
export interface BrandContent {
  readonly name: string
  readonly contactHref: string
  /** The contact link of an empty category. */
  readonly categoryContactHref: string
  /** Empty where the brand has no second navigation. */
  readonly secondNavigation: readonly FrameLink[]
  readonly support: LinkGroup
  readonly company: LinkGroup
  readonly privacy: LinkGroup
  readonly social: readonly FrameLink[]
  readonly about: AboutSection
  readonly claims: readonly string[]
  readonly offer: SignUpOffer
  readonly sms: SmsSignUp
  /** The parts of the footer in the brand's order. */
  readonly footer: readonly FooterPart[]
}
