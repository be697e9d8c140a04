import type { SiteId } from '@wallart/sdk'
import type { HttpOptions } from '@wallart/sdk/http'

export interface TestAccount {
  readonly username: string
  readonly password: string
}

export interface TestOrder {
  readonly orderNumber: string
  readonly email: string
}

export interface CheckTarget {
  readonly name: string
  readonly servicesFor: (site: SiteId) => HttpOptions['services']
  readonly organizationId: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  readonly redirectUri: string
  readonly recommendationRealm: string
  /** Where the pages of the brand are. */
  readonly storefrontFor?: (site: SiteId) => string | undefined
  readonly mayWrite: boolean
  readonly account?: TestAccount | undefined
  readonly orderFor?: (site: SiteId) => TestOrder | undefined
  /** The code of a gift card of the brand. */
  readonly giftCardFor?: (site: SiteId) => string | undefined
  /** A valid coupon code; an unknown code is tried when undefined. */
  readonly coupon?: string | undefined
  /** Address for the e-mails that scenarios trigger. */
  readonly sinkEmail?: string | undefined
}
