import { addCustomerAddress } from '../../operations/add-customer-address.ts'
import { addCustomerPaymentInstrumentContract } from '../../operations/add-customer-payment-instrument.contract.ts'
import { addCustomerPaymentInstrument } from '../../operations/add-customer-payment-instrument.ts'
import { basketContract } from '../../operations/basket.contract.ts'
import { createProductListContract } from '../../operations/create-product-list.contract.ts'
import { createProductList } from '../../operations/create-product-list.ts'
import { customerAddressContract } from '../../operations/customer-address.contract.ts'
import { customerContract } from '../../operations/customer.contract.ts'
import { getBasket } from '../../operations/get-basket.ts'
import { getCustomerBasketsContract } from '../../operations/get-customer-baskets.contract.ts'
import { getCustomerBaskets } from '../../operations/get-customer-baskets.ts'
import { getCustomerOrdersContract } from '../../operations/get-customer-orders.contract.ts'
import { getCustomerOrders } from '../../operations/get-customer-orders.ts'
import { getCustomer } from '../../operations/get-customer.ts'
import { getOrder } from '../../operations/get-order.ts'
import { getProductListsContract } from '../../operations/get-product-lists.contract.ts'
import { getProductLists } from '../../operations/get-product-lists.ts'
import { getShippingMethodsContract } from '../../operations/get-shipping-methods.contract.ts'
import { getShippingMethods } from '../../operations/get-shipping-methods.ts'
import { getToken } from '../../operations/get-token.ts'
import { lookUpGuestOrderContract } from '../../operations/look-up-guest-order.contract.ts'
import { lookUpGuestOrder } from '../../operations/look-up-guest-order.ts'
import { orderContract } from '../../operations/order.contract.ts'
import { tokenContract } from '../../operations/token.contract.ts'
import { sampleBasket } from '../sample-basket.ts'
import { sampleCustomer } from '../sample-customer.ts'
import { sampleGuestOrder } from '../sample-guest-order.ts'
import { sampleOrder } from '../sample-order.ts'
import { sampleProductList } from '../sample-product-list.ts'
import { sampleToken } from '../sample-token.ts'
import { createContractVector, type ContractVector } from './vector.ts'

export function shopperVectors(): readonly ContractVector[] {
  return [
    createContractVector(getToken, tokenContract, sampleToken(), [
      '/access_token',
      '/refresh_token',
      '/expires_in',
      '/refresh_token_expires_in',
      '/usid',
      '/customer_id',
    ]),
    createContractVector(getBasket, basketContract, sampleBasket(), [
      '/basketId',
      '/currency',
      '/productItems/0/itemId',
      '/productItems/0/quantity',
      '/productItems/0/price',
      '/couponItems/0/code',
    ]),
    createContractVector(
      getCustomerBaskets,
      getCustomerBasketsContract,
      { baskets: [sampleBasket()], total: 1 },
      ['/total', '/baskets/0/basketId'],
    ),
    createContractVector(
      getShippingMethods,
      getShippingMethodsContract('USD'),
      { applicableShippingMethods: [{ id: 'ground', name: 'Ground', price: 5.99 }] },
      ['/applicableShippingMethods/0/id'],
    ),
    createContractVector(getCustomer, customerContract, sampleCustomer(), ['/customerId']),
    createContractVector(addCustomerAddress, customerAddressContract, { addressId: 'home', city: 'Albany' }, [
      '/addressId',
    ]),
    createContractVector(
      addCustomerPaymentInstrument,
      addCustomerPaymentInstrumentContract,
      { paymentInstrumentId: 'card-1', paymentCard: { cardType: 'Visa', numberLastDigits: '1111' } },
      ['/paymentInstrumentId'],
    ),
    createContractVector(getProductLists, getProductListsContract, { data: [sampleProductList()] }, [
      '/data/0/id',
      '/data/0/type',
      '/data/0/customerProductListItems/0/id',
    ]),
    createContractVector(createProductList, createProductListContract, sampleProductList(), ['/id', '/type']),
    createContractVector(getOrder, orderContract, sampleOrder(), [
      '/orderNo',
      '/creationDate',
      '/currency',
      '/productItems/0/quantity',
      '/productItems/0/price',
    ]),
    createContractVector(
      getCustomerOrders,
      getCustomerOrdersContract,
      { data: [sampleOrder()], offset: 0, limit: 10, total: 1 },
      ['/data/0/orderNo', '/offset', '/limit', '/total'],
    ),
    createContractVector(lookUpGuestOrder, lookUpGuestOrderContract, sampleGuestOrder(), [
      '/orderDate',
      '/status',
      '/orderCurrency',
      '/items/0/total',
      '/items/0/quantity',
    ]),
  ]
}
