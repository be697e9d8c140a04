import { cardPayload, type PostalAddress } from '@wallart/sdk'

/** How the names begin of what a check makes. */
export const CHECK_ID_PREFIX = 'contract-check-'

/** Whose baskets those of checks are. */
export const CHECK_EMAIL = 'contract-check@example.com'

/** The priority of a favourite that a check made; the shop itself knows only 1. */
export const CHECK_ITEM_PRIORITY = 99

/** An address that no parcel ever reaches. */
export const SAMPLE_ADDRESS: PostalAddress = {
  firstName: 'Contract',
  lastName: 'Check',
  addressLine1: '1 Nowhere Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'US',
}

/** A card with which nothing was ever paid. */
export const SAMPLE_CARD = cardPayload({
  number: '4111111111111111',
  cardType: 'Visa',
  expiry: { month: 12, year: 2099 },
  holder: 'Contract Check',
})
