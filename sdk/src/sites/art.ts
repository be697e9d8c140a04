import type { Site } from '../model/site.ts'

/** The art brand. */
export const ART: Site = {
  id: 'Art',
  alias: 'art',
  l10n: {
    defaultLocale: 'en-US',
    defaultCurrency: 'USD',
    supportedLocales: [
      { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' },
      { id: 'en-CA', alias: 'en-ca', preferredCurrency: 'CAD' },
      { id: 'fr-CA', alias: 'fr-ca', preferredCurrency: 'CAD' },
      { id: 'es-US', alias: 'es-us', preferredCurrency: 'USD' },
    ],
  },
}
