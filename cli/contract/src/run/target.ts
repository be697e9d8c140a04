import type { SiteId } from '@wallart/sdk'
import type { HttpOptions } from '@wallart/sdk/http'

/** Somebody with an account, in whose name the account's calls are tried. */
export interface TestAccount {
  readonly username: string
  readonly password: string
}

/** An order that can be looked up without an account. */
export interface TestOrder {
  readonly orderNumber: string
  readonly email: string
}

/** An environment as the checks need it. */
export interface CheckTarget {
  readonly name: string
  readonly servicesFor: (site: SiteId) => HttpOptions['services']
  readonly organizationId: string
  /** The program as which sessions are begun. */
  readonly clientId: string
  readonly clientSecret?: string | undefined
  readonly redirectUri: string
  /** The name of a site for the recommendation service. */
  readonly recommendationSiteFor: (site: SiteId) => string
  /** Whether anything may be written there at all. */
  readonly mayWrite: boolean
  readonly account?: TestAccount | undefined
  readonly orderFor?: (site: SiteId) => TestOrder | undefined
  /** A code that the shop takes; without one a code of nobody's is tried. */
  readonly coupon?: string | undefined
  /** Where mail may go that nobody reads. */
  readonly sinkEmail?: string | undefined
}
