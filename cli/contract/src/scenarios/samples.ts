import { cardPayload, type PostalAddress } from '@wallart/sdk'

export const CHECK_ID_PREFIX = 'contract-check-'

export const CHECK_EMAIL = 'contract-check@example.com'

/** Marks favourites created by a check; the shop itself only uses 1. */
export const CHECK_ITEM_PRIORITY = 99

export const SAMPLE_ADDRESS: PostalAddress = {
  firstName: 'Contract',
  lastName: 'Check',
  addressLine1: '1 Nowhere Street',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'US',
}

export const SAMPLE_CARD = cardPayload({
  number: '4111111111111111',
  cardType: 'Visa',
  expiry: { month: 12, year: 2099 },
  holder: 'Contract Check',
})
