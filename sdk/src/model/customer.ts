/** Somebody who shops, with or without an account. */
export interface Customer {
  readonly customerId: string
  readonly customerType: 'guest' | 'registered'
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** What the commerce API is sent to open an account. */
export interface CustomerRegistration {
  readonly customer: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly login: string
    readonly c_emailOptout: boolean
    readonly companyName?: string
    readonly c_IsB2BAccount?: boolean
    readonly c_businessIndustry?: string
    readonly phoneBusiness?: string
  }
  readonly password: string
}
