import type { Customer } from '../../model/customer.ts'
import type { SiteId } from '../../model/site.ts'
import { HAS_BUSINESS_ACCOUNTS } from '../../sites/brands.ts'

/** What is known about the shopper. */
export interface ShopperState {
  readonly customerId?: string
  readonly customerType: Customer['customerType']
  readonly isRegistered: boolean
  readonly isGuest: boolean
}

/** A shopper as guest or registered; an unknown one is a guest. */
export function shopperState(customer?: Pick<Customer, 'customerId' | 'customerType'>): ShopperState {
  const isRegistered = customer?.customerType === 'registered'
  return {
    ...(customer && { customerId: customer.customerId }),
    customerType: isRegistered ? 'registered' : 'guest',
    isRegistered,
    isGuest: !isRegistered,
  }
}

/** How the shop classes its users. */
export type ShopperClass = 'anonymous' | 'business' | 'order-guest' | 'personal'

/** Which of the four kinds of users a shopper is; business accounts exist on the art brand only. */
export function shopperClass(input: {
  readonly siteId: SiteId
  readonly isRegistered: boolean
  readonly isBusiness?: boolean
  readonly looksUpOrder?: boolean
}): ShopperClass {
  if (input.isRegistered)
    return input.isBusiness && HAS_BUSINESS_ACCOUNTS[input.siteId] ? 'business' : 'personal'
  return input.looksUpOrder ? 'order-guest' : 'anonymous'
}
