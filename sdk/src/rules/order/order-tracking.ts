import type { ShippingInfo } from '../../model/order.ts'

/** A tracking number and, when there is a safe one, the address to follow it. */
export interface OrderTracking {
  readonly number: string
  readonly href?: string
}

/** The tracking number of a parcel, linked only when number and an http(s) address both exist. */
export function orderTracking(info: ShippingInfo | undefined): OrderTracking | undefined {
  const number = info?.trackingNumber?.trim()
  if (!number) return undefined
  const href = info?.trackingUrl?.trim()
  return href && /^https?:\/\/[^\s/\\?#]/i.test(href) ? { number, href } : { number }
}
