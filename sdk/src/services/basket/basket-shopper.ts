import type { CallOptions } from '../../http/call.ts'
import type { Customer, CustomerBaskets } from '../../model/customer.ts'

type MaybePromise<T> = T | Promise<T>

/** What the basket service has to know of its shopper. */
export interface BasketShopper {
  /** Who is shopping, or undefined while there is no session; asking makes none. */
  readonly customer: () => MaybePromise<Pick<Customer, 'customerId' | 'customerType'> | undefined>
  /** The address of a registered customer's account, which the basket is given. */
  readonly email?: () => Promise<string | undefined>
  /** The open baskets of that shopper. */
  readonly baskets: (customerId: string, options?: CallOptions) => Promise<CustomerBaskets>
}
