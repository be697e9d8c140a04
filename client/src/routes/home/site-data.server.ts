import { RETURN_DAYS, type BrandContent } from '@wallart/sdk'

/** A brand as search engines read it: who it is, where it speaks, and how something is sent back. */
export function siteData({ name, social, contactHref }: BrandContent, home: string, theme: string): object {
  const { origin } = new URL(home)
  const id = `${home}#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': id,
        name,
        url: home,
        logo: `${origin}/icons/${theme}.svg`,
        sameAs: social.map(({ href }) => href),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          url: origin + contactHref,
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: ['US', 'CA'],
          returnPolicyCountry: 'US',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: RETURN_DAYS,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/FreeReturn',
        },
      },
      { '@type': 'WebSite', '@id': `${home}#website`, name, url: home, publisher: { '@id': id } },
    ],
  }
}
