import type { DeliveryCountry } from '@wallart/sdk'

export interface ShippingMethodView {
  readonly id: string
  readonly name: string
  /** When the last piece arrives; empty while that is not known. */
  readonly arrival: string
  readonly price: string
  readonly isChosen: boolean
}

export interface EstimateView {
  readonly country: DeliveryCountry
  /** Empty until it is known. */
  readonly zip: string
  /** Whether the address was entered in the checkout, where it can be changed. */
  readonly hasAddress: boolean
  readonly methods: readonly ShippingMethodView[]
  /** Whether the methods could not be loaded. */
  readonly isFailed: boolean
}
