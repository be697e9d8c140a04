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

/** How fast a parcel travels. */
export type DeliverySpeed = 'standard' | 'express'

const TRANSIT_DAYS: Readonly<
  Record<DeliverySpeed, Readonly<Record<'ground' | 'remote' | 'canada', DayRange>>>
> = {
  standard: { ground: { from: 2, to: 4 }, remote: { from: 5, to: 8 }, canada: { from: 5, to: 9 } },
  express: { ground: { from: 1, to: 2 }, remote: { from: 2, to: 4 }, canada: { from: 2, to: 4 } },
}

// Alaska, Hawaii with the islands of the Pacific, Puerto Rico with the Virgin Islands, and the forces abroad.
const REMOTE_ZIP = /^(?:99[5-9]|96|00[6-9]|09|340)/

/** In how many business days anything is made, from the quickest finish to the slowest. */
export function productionRange(): DayRange {
  const ranges = Object.values(PRODUCTION_DAYS)
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  }
}

/** In how many business days a product is made. */
export function productionDays(product: Finishable): DayRange {
  return PRODUCTION_DAYS[finishOf(product).type]
}

/** In how many business days a parcel reaches the places of a country, when it travels as usual. */
export function transitDays(country: DeliveryZip['country']): DayRange {
  const { ground, remote, canada } = TRANSIT_DAYS.standard
  return country === 'CA' ? canada : { from: ground.from, to: remote.to }
}

/**
 * In how many business days a parcel reaches a zip or postal code.
 *
 * @example
 * transitDaysTo({ zip: '99501', country: 'US' }) // { from: 5, to: 8 }
 */
export function transitDaysTo({ zip, country }: DeliveryZip, speed: DeliverySpeed = 'standard'): DayRange {
  const { ground, remote, canada } = TRANSIT_DAYS[speed]
  if (country === 'CA') return canada
  return REMOTE_ZIP.test(zip) ? remote : ground
}

/** In how many business days a product reaches a zip or postal code: the time to make it and the time to bring it. */
export function deliveryDays(product: Finishable, zip: DeliveryZip, speed?: DeliverySpeed): DayRange {
  const production = productionDays(product)
  const transit = transitDaysTo(zip, speed)
  return { from: production.from + transit.from, to: production.to + transit.to }
}

/** When the last of several products is there. */
export function latestDelivery(ranges: readonly DayRange[]): DayRange {
  return {
    from: Math.max(0, ...ranges.map(({ from }) => from)),
    to: Math.max(0, ...ranges.map(({ to }) => to)),
  }
}
