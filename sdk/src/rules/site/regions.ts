import type { Message } from '../../model/message.ts'
import type { DeliveryCountry } from '../../model/postal-address.ts'

/** A country the shop sends to, as the form of an address offers it. */
export interface CountryOption {
  readonly code: DeliveryCountry
  readonly name: Message
}

/** The countries the shop sends to. */
export const COUNTRIES: readonly CountryOption[] = [
  { code: 'US', name: { code: 'address.us', message: 'United States' } },
  { code: 'CA', name: { code: 'address.canada', message: 'Canada' } },
]

/** The unit in which distances are told. */
export const DISTANCE_UNIT = 'km'
