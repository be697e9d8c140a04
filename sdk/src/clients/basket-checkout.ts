import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { Call, CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Basket, ShippingMethods } from '../model/basket.ts'
import type { Money } from '../model/money.ts'
import type { MaskedCardPayload } from '../model/payment-card.ts'
import type { DeliveryAddress, DeliveryZip } from '../model/postal-address.ts'
import { addBasketPayment } from '../operations/add-basket-payment.ts'
import type { Contract } from '../model/contract.ts'
import { getShippingMethods } from '../operations/get-shipping-methods.ts'
import type { Operation } from '../operations/operation.ts'
import { removeBasketPayment } from '../operations/remove-basket-payment.ts'
import { setBillingAddress } from '../operations/set-billing-address.ts'
import { setShippingAddress } from '../operations/set-shipping-address.ts'
import { setShippingMethod } from '../operations/set-shipping-method.ts'
import { updateBasketItem } from '../operations/update-basket-item.ts'
import { updateBasketPayment } from '../operations/update-basket-payment.ts'
import { DEFAULT_SHIPMENT } from '../rules/checkout/default-shipment.ts'
import { decimalOf } from '../rules/money/money.ts'
import { orderAddressBody } from './basket/order-address-body.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for the checkout. */
export interface BasketCheckoutContracts {
  readonly basket: Contract<Basket>
  /** The ways of delivery come without a currency, so the basket's is given. */
  readonly shippingMethods: (currency: string) => Contract<ShippingMethods>
}

/** Sets the addresses, the shipping method and the payment of a basket. */
export interface BasketCheckoutClient {
  /** The ways in which the basket can be shipped, at prices in its currency. */
  readonly shippingMethods: (
    basket: Pick<Basket, 'basketId' | 'currency'>,
    options?: CallOptions,
  ) => Promise<ShippingMethods>
  /** Ships the basket in one of the ways that shippingMethods tells. */
  readonly setShippingMethod: (basketId: string, id: string, options?: CallOptions) => Promise<Basket>
  /** Sends the basket to an address, which may be that of the bill, too. */
  readonly setShippingAddress: (
    basketId: string,
    address: DeliveryAddress,
    options?: CallOptions & { readonly useAsBilling?: boolean },
  ) => Promise<Basket>
  /** Takes a line out of a further shipment, into the one that every basket has. */
  readonly gatherItem: (basketId: string, itemId: string, options?: CallOptions) => Promise<Basket>
  /** Where it goes as far as the costs need it; the address is still to come. */
  readonly setShippingZip: (
    basketId: string,
    zip: DeliveryZip & { readonly state?: string | undefined },
    options?: CallOptions,
  ) => Promise<Basket>
  /** Sets the address of the bill, which may be that of the delivery, too. */
  readonly setBillingAddress: (
    basketId: string,
    address: DeliveryAddress,
    options?: CallOptions & { readonly useAsShipping?: boolean },
  ) => Promise<Basket>
  /** The whole order is paid that way unless an amount is given. */
  readonly addPayment: (
    basketId: string,
    card: MaskedCardPayload,
    options?: CallOptions & { readonly amount?: Money },
  ) => Promise<Basket>
  /** Pays with a card of the customer's account. */
  readonly addSavedCard: (
    basketId: string,
    customerPaymentInstrumentId: string,
    options?: CallOptions,
  ) => Promise<Basket>
  /** Pays with a gift card as much as is left on it. */
  readonly addGiftCard: (basketId: string, code: string, options?: CallOptions) => Promise<Basket>
  /** An order is refused as long as its payments pay another amount than it costs. */
  readonly setPaymentAmount: (
    basketId: string,
    paymentInstrumentId: string,
    amount: Money,
    options?: CallOptions,
  ) => Promise<Basket>
  /** Removes a payment by the id of its entry in the basket. */
  readonly removePayment: (
    basketId: string,
    paymentInstrumentId: string,
    options?: CallOptions,
  ) => Promise<Basket>
}

const NEEDED: NeededArguments<BasketCheckoutClient> = {
  shippingMethods: ['basket:object'],
  setShippingMethod: ['basketId:string', 'id:string'],
  setShippingAddress: ['basketId:string', 'address:object'],
  gatherItem: ['basketId:string', 'itemId:string'],
  setShippingZip: ['basketId:string', 'zip:object'],
  setBillingAddress: ['basketId:string', 'address:object'],
  addPayment: ['basketId:string', 'card:object'],
  addSavedCard: ['basketId:string', 'customerPaymentInstrumentId:string'],
  addGiftCard: ['basketId:string', 'code:string'],
  setPaymentAmount: ['basketId:string', 'paymentInstrumentId:string', 'amount:object'],
  removePayment: ['basketId:string', 'paymentInstrumentId:string'],
}

/**
 * Creates the client for the checkout.
 * @example
 * const checkout = createBasketCheckoutClient(http, {
 *   ...scope,
 *   contracts: { basket: basketContract, shippingMethods: getShippingMethodsContract },
 * })
 * const { methods } = await checkout.shippingMethods(basket)
 */
export function createBasketCheckoutClient(
  http: Http,
  settings: ClientOptions<BasketCheckoutContracts, CommerceScope>,
): BasketCheckoutClient {
  const { contracts, ...scope } = checkedScope(http, settings)
  const { organizationId, siteId, locale } = scope
  const scopedCall = ({ signal, idempotencyKey }: CallOptions, query = {}) => ({
    query: { ...query, siteId, locale },
    signal,
    idempotencyKey,
  })
  const shipmentPath = (basketId: string) => ({ organizationId, basketId, shipmentId: DEFAULT_SHIPMENT })
  const send = (operation: Operation, call: Omit<Call<Basket>, 'contract'>) =>
    http.send(operation, { ...call, contract: contracts.basket })

  return checkedCalls(NEEDED, {
    shippingMethods: ({ basketId, currency }, options = {}) =>
      http.send(getShippingMethods, {
        ...scopedCall(options),
        contract: contracts.shippingMethods?.(currency),
        path: shipmentPath(basketId),
      }),
    setShippingMethod: (basketId, id, options = {}) =>
      send(setShippingMethod, { ...scopedCall(options), path: shipmentPath(basketId), body: { id } }),
    setShippingAddress: (basketId, address, { useAsBilling, ...options } = {}) =>
      send(setShippingAddress, {
        ...scopedCall(options, { useAsBilling }),
        path: shipmentPath(basketId),
        body: orderAddressBody(address),
      }),
    gatherItem: (basketId, itemId, options = {}) =>
      send(updateBasketItem, {
        ...scopedCall(options),
        path: { organizationId, basketId, itemId },
        body: { shipmentId: DEFAULT_SHIPMENT },
      }),
    setShippingZip: (basketId, { zip, country, state }, options = {}) =>
      send(setShippingAddress, {
        ...scopedCall(options),
        path: shipmentPath(basketId),
        body: { postalCode: zip, countryCode: country, ...(state && { stateCode: state }) },
      }),
    setBillingAddress: (basketId, address, { useAsShipping, ...options } = {}) =>
      send(setBillingAddress, {
        ...scopedCall(options, { useAsShipping }),
        path: { organizationId, basketId },
        body: orderAddressBody(address),
      }),
    addPayment: (basketId, card, { amount, ...options } = {}) =>
      send(addBasketPayment, {
        ...scopedCall(options),
        path: { organizationId, basketId },
        body: { ...paymentInstrumentBody(card), ...(amount && { amount: decimalOf(amount) }) },
      }),
    addSavedCard: (basketId, customerPaymentInstrumentId, options = {}) =>
      send(addBasketPayment, {
        ...scopedCall(options),
        path: { organizationId, basketId },
        body: { paymentMethodId: 'CREDIT_CARD', customerPaymentInstrumentId },
      }),
    addGiftCard: (basketId, giftCertificateCode, options = {}) =>
      send(addBasketPayment, {
        ...scopedCall(options),
        path: { organizationId, basketId },
        body: { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode },
      }),
    setPaymentAmount: (basketId, paymentInstrumentId, amount, options = {}) =>
      send(updateBasketPayment, {
        ...scopedCall(options),
        path: { organizationId, basketId, paymentInstrumentId },
        body: { amount: decimalOf(amount) },
      }),
    removePayment: (basketId, paymentInstrumentId, options = {}) =>
      send(removeBasketPayment, {
        ...scopedCall(options),
        path: { organizationId, basketId, paymentInstrumentId },
      }),
  })
}

// Field by field, so that the number of a card that slipped in goes nowhere.
function paymentInstrumentBody({ paymentMethodId, paymentCard }: MaskedCardPayload): MaskedCardPayload {
  const { holder, maskedNumber, cardType, expirationMonth, expirationYear } = paymentCard
  return {
    paymentMethodId,
    paymentCard: { ...(holder && { holder }), maskedNumber, cardType, expirationMonth, expirationYear },
  }
}
