import type { CallOptions } from '../../http/call.ts'
import type { Customer, CustomerBaskets } from '../../model/customer.ts'

/** What the basket service has to know of its shopper. */
export interface BasketShopper {
  /** Who is shopping, or undefined while there is no session; asking makes none. */
  readonly customer: () => Promise<Pick<Customer, 'customerId' | 'customerType' | 'email'> | undefined>
  readonly baskets: (customerId: string, options?: CallOptions) => Promise<CustomerBaskets>
}
