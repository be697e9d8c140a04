import type { DeliveryCountry, Region } from '../../model/postal-address.ts'
import { CANADIAN_PROVINCES } from './canadian-provinces.ts'
import { US_STATES } from './us-states.ts'

/** The states or provinces from which an address of a country chooses. */
export function regionsOf(country: DeliveryCountry): readonly Region[] {
  return country === 'CA' ? CANADIAN_PROVINCES : US_STATES
}
