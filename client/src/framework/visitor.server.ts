import type { Credentials, DeliveryZip, Session } from '@wallart/sdk'
import type { AccountsClient } from '@wallart/sdk/clients/accounts'
import type { CustomerAddressesClient } from '@wallart/sdk/clients/customer-addresses'
import type { OrdersClient } from '@wallart/sdk/clients/orders'
import type { BasketService } from '@wallart/sdk/services/basket'
import type { Favourites } from '@wallart/sdk/services/favourites'

export interface DeliveryZipStore {
  /** The usual place until they have named one. */
  readonly read: () => DeliveryZip
  readonly write: (zip: DeliveryZip) => void
}

/** What is one visitor's own, for the time of one request; it runs on the server only. */
export interface Visitor {
  readonly session: () => Session | undefined
  readonly basket: BasketService
  readonly favourites: Favourites
  readonly accounts: AccountsClient
  readonly addresses: CustomerAddressesClient
  readonly orders: Pick<OrdersClient, 'get' | 'listForCustomer'>
  readonly delivery: DeliveryZipStore
  /** Signs a customer in and takes the guest's basket along; throws what the service refuses with. */
  readonly logIn: (credentials: Credentials) => Promise<void>
  /** Changes the e-mail address of a customer who signs in once more; throws what the service refuses with. */
  readonly changeEmail: (credentials: Credentials, email: string) => Promise<void>
  readonly logOut: () => Promise<void>
}
