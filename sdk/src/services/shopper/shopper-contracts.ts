import type { AccountsContracts } from '../../clients/accounts.ts'
import type { BasketCheckoutContracts } from '../../clients/basket-checkout.ts'
import type { BasketsContracts } from '../../clients/baskets.ts'
import type { CustomerAddressesContracts } from '../../clients/customer-addresses.ts'
import type { CustomerBasketsContracts } from '../../clients/customer-baskets.ts'
import type { CustomerCardsContracts } from '../../clients/customer-cards.ts'
import type { GiftCardsContracts } from '../../clients/gift-cards.ts'
import type { ListsContracts } from '../../clients/lists.ts'
import type { PhotosContracts } from '../../clients/photos.ts'
import type { OrdersContracts } from '../../clients/orders.ts'
import { addCustomerPaymentInstrumentContract } from '../../operations/add-customer-payment-instrument.contract.ts'
import { addProductListItemContract } from '../../operations/add-product-list-item.contract.ts'
import { basketContract } from '../../operations/basket.contract.ts'
import { createPhotoContract } from '../../operations/create-photo.contract.ts'
import { createProductListContract } from '../../operations/create-product-list.contract.ts'
import { customerAddressContract } from '../../operations/customer-address.contract.ts'
import { customerContract } from '../../operations/customer.contract.ts'
import { getCustomerBasketsContract } from '../../operations/get-customer-baskets.contract.ts'
import { getCustomerOrdersContract } from '../../operations/get-customer-orders.contract.ts'
import { getGiftCertificateContract } from '../../operations/get-gift-certificate.contract.ts'
import { appendPhotoContract } from '../../operations/append-photo.contract.ts'
import { getPhotosContract } from '../../operations/get-photos.contract.ts'
import { getProductGroupContract } from '../../operations/get-product-group.contract.ts'
import { getProductListsContract } from '../../operations/get-product-lists.contract.ts'
import { getShippingMethodsContract } from '../../operations/get-shipping-methods.contract.ts'
import { emptyContract } from '../../operations/empty.contract.ts'
import { orderContract } from '../../operations/order.contract.ts'
import { transferBasketContract } from '../../operations/transfer-basket.contract.ts'

export const SHOPPER_CONTRACTS: AccountsContracts &
  BasketCheckoutContracts &
  BasketsContracts &
  CustomerAddressesContracts &
  CustomerBasketsContracts &
  CustomerCardsContracts &
  GiftCardsContracts &
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
  giftCard: getGiftCertificateContract,
  order: orderContract,
  orders: getCustomerOrdersContract,
  photo: createPhotoContract,
  part: appendPhotoContract,
  photos: getPhotosContract,
  photoProduct: getProductGroupContract,
  paymentInstrument: addCustomerPaymentInstrumentContract,
  shippingMethods: getShippingMethodsContract,
  transferred: transferBasketContract,
}
