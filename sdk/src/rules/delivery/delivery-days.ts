import type { Finishable, FinishType } from '../../model/finish.ts'
import type { DeliveryZip } from '../../model/postal-address.ts'
import { finishOf } from '../product/finish-of.ts'

/** From how many to how many business days something takes. */
export interface DayRange {
  readonly from: number
  readonly to: number
}

// The specifications name no delivery times; these are what a house that makes everything to order keeps.
const PRODUCTION_DAYS: Readonly<Record<FinishType, DayRange>> = {
  poster: { from: 1, to: 1 },
  print: { from: 1, to: 2 },
  laminate: { from: 2, to: 3 },
  mount: { from: 2, to: 4 },
  frame: { from: 3, to: 4 },
  'stretched-canvas': { from: 3, to: 4 },
  'framed-canvas': { from: 3, to: 5 },
}

const GROUND_TRANSIT_DAYS: DayRange = { from: 2, to: 4 }
const REMOTE_TRANSIT_DAYS: DayRange = { from: 5, to: 8 }
const CANADA_TRANSIT_DAYS: DayRange = { from: 5, to: 9 }

// Alaska, Hawaii with the islands of the Pacific, Puerto Rico with the Virgin Islands, and the forces abroad.
const REMOTE_ZIP = /^(?:99[5-9]|96|00[6-9]|09|340)/

/** In how many business days a product is made. */
export function productionDays(product: Finishable): DayRange {
  return PRODUCTION_DAYS[finishOf(product).type]
}

/** In how many business days a parcel reaches the places of a country. */
export function transitDays(country: DeliveryZip['country']): DayRange {
  return country === 'CA'
    ? CANADA_TRANSIT_DAYS
    : { from: GROUND_TRANSIT_DAYS.from, to: REMOTE_TRANSIT_DAYS.to }
}

/** In how many business days a product reaches a zip or postal code: the time to make it and the time to bring it. */
export function deliveryDays(product: Finishable, { zip, country }: DeliveryZip): DayRange {
  const production = productionDays(product)
  const transit =
    country === 'CA' ? CANADA_TRANSIT_DAYS : REMOTE_ZIP.test(zip) ? REMOTE_TRANSIT_DAYS : GROUND_TRANSIT_DAYS
  return { from: production.from + transit.from, to: production.to + transit.to }
}
