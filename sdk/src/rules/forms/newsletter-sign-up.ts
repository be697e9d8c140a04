import type { CustomerRegistration } from '../../model/customer.ts'
import type { FooterSignUp, RegistrationSignUp } from '../../model/newsletter.ts'
import type { BrandTag } from '../../model/site.ts'

/** What the footer sends to the newsletter for an email address. */
export function footerSignUp(email: string): FooterSignUp {
  return { email, consent: 'SUBSCRIBED', consent_method: 'Footer' }
}

/** What a registration sends to the newsletter, or undefined when marketing was not accepted. */
export function registrationSignUp(
  { email, acceptsMarketing }: Pick<CustomerRegistration, 'email' | 'acceptsMarketing'>,
  brand: BrandTag,
): RegistrationSignUp | undefined {
  if (!acceptsMarketing) return undefined
  return {
    email,
    consent: 'SUBSCRIBED',
    consent_method: 'Registration',
    brand,
    source: 'Registration',
  }
}
