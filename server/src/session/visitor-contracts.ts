import type { AccountsContracts } from '@wallart/sdk/clients/accounts'
import type { BasketCheckoutContracts } from '@wallart/sdk/clients/basket-checkout'
import type { BasketsContracts } from '@wallart/sdk/clients/baskets'
import type { CustomerAddressesContracts } from '@wallart/sdk/clients/customer-addresses'
import type { CustomerBasketsContracts } from '@wallart/sdk/clients/customer-baskets'
import type { CustomerCardsContracts } from '@wallart/sdk/clients/customer-cards'
import type { ListsContracts } from '@wallart/sdk/clients/lists'
import type { PhotosContracts } from '@wallart/sdk/clients/photos'
import type { OrdersContracts } from '@wallart/sdk/clients/orders'
import { addCustomerPaymentInstrumentContract } from '@wallart/sdk/contracts/add-customer-payment-instrument'
import { addProductListItemContract } from '@wallart/sdk/contracts/add-product-list-item'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { createPhotoContract } from '@wallart/sdk/contracts/create-photo'
import { createProductListContract } from '@wallart/sdk/contracts/create-product-list'
import { customerAddressContract } from '@wallart/sdk/contracts/customer-address'
import { customerContract } from '@wallart/sdk/contracts/customer'
import { getCustomerBasketsContract } from '@wallart/sdk/contracts/get-customer-baskets'
import { getCustomerOrdersContract } from '@wallart/sdk/contracts/get-customer-orders'
import { getPhotosContract } from '@wallart/sdk/contracts/get-photos'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import { getProductListsContract } from '@wallart/sdk/contracts/get-product-lists'
import { getShippingMethodsContract } from '@wallart/sdk/contracts/get-shipping-methods'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { orderContract } from '@wallart/sdk/contracts/order'
import { transferBasketContract } from '@wallart/sdk/contracts/transfer-basket'

export const VISITOR_CONTRACTS: AccountsContracts &
  BasketCheckoutContracts &
  BasketsContracts &
  CustomerAddressesContracts &
  CustomerBasketsContracts &
  CustomerCardsContracts &
  ListsContracts &
  OrdersContracts &
  PhotosContracts = {
  address: customerAddressContract,
  basket: basketContract,
  baskets: getCustomerBasketsContract,
  customer: customerContract,
  list: createProductListContract,
  lists: getProductListsContract,
  newItem: addProductListItemContract,
  empty: emptyContract,
  order: orderContract,
  orders: getCustomerOrdersContract,
  photo: createPhotoContract,
  photos: getPhotosContract,
  photoProduct: getProductGroupContract,
  paymentInstrument: addCustomerPaymentInstrumentContract,
  shippingMethods: getShippingMethodsContract,
  transferred: transferBasketContract,
}
