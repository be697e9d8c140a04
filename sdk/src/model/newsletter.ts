import type { BrandTag } from './site.ts'

/** What the marketing cloud is sent when a shopper signs up in the footer. */
export interface FooterSignUp {
  readonly email: string
  readonly consent: 'SUBSCRIBED'
  readonly consent_method: 'Footer'
}

/** What the marketing cloud is sent when a shopper opts in while registering. */
export interface RegistrationSignUp {
  readonly email: string
  readonly consent: 'SUBSCRIBED'
  readonly consent_method: 'Registration'
  readonly brand: BrandTag
  readonly source: 'Registration'
}

/** What the marketing cloud is sent when a shopper signs up, wherever that was. */
export type NewsletterSignUp = FooterSignUp | RegistrationSignUp
