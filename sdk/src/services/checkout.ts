import type { BasketCheckoutClient } from '../clients/basket-checkout.ts'
import type { BasketsClient } from '../clients/baskets.ts'
import type { OrdersClient } from '../clients/orders.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions, WriteOptions } from '../http/call.ts'
import { requireOptions } from './set-up/require-options.ts'
import type { Basket, ShippingMethods } from '../model/basket.ts'
import type { MaskedCardPayload } from '../model/payment-card.ts'
import type { DeliveryAddress, DeliveryZip } from '../model/postal-address.ts'
import { itemsElsewhere } from '../rules/checkout/default-shipment.ts'
import { validateAddress } from '../rules/forms/validate-address.ts'
import type { SeenOrder } from '../rules/checkout/seen-order.ts'
import { regionOfZip } from '../rules/forms/region-of-zip.ts'
import { hasCode } from './basket/error-predicates.ts'
import type { BasketService } from './basket.ts'
import { placeOrder, type OrderOutcome } from './checkout/place-order.ts'

export type { OrderOutcome } from './checkout/place-order.ts'
export type { SeenOrder } from '../rules/checkout/seen-order.ts'

/** A card that was typed in, of whose number only the last digits are left, or one of the customer's account. */
export type CheckoutPayment = { readonly card: MaskedCardPayload } | { readonly savedCardId: string }

/** The steps of one shopper's checkout; each answers the basket, or undefined when there is none any more. */
export interface CheckoutService {
  /** Sets to whom the order will be confirmed. */
  readonly setEmail: (email: string, options?: WriteOptions) => Promise<Basket | undefined>
  /** Sends the whole basket there, also what another frontend has put into further shipments. */
  readonly setShippingAddress: (
    address: DeliveryAddress,
    options?: WriteOptions,
  ) => Promise<Basket | undefined>
  /** Tells the basket as much of where it goes as its costs need; an address that is complete stays as it is. */
  readonly estimateShipping: (zip: DeliveryZip, options?: WriteOptions) => Promise<Basket | undefined>
  /** The ways in which a basket can be shipped. */
  readonly shippingMethods: (basket: Basket, options?: CallOptions) => Promise<ShippingMethods>
  /** Ships the basket in one of the ways that shippingMethods tells. */
  readonly setShippingMethod: (id: string, options?: WriteOptions) => Promise<Basket | undefined>
  /** Takes the place of the card before it; gift cards stay, and may leave nothing for a card to pay. */
  readonly setPayment: (
    payment: CheckoutPayment | undefined,
    billing: DeliveryAddress,
    options?: WriteOptions,
  ) => Promise<Basket | undefined>
  /** Makes the basket an order, once, at the total that the shopper saw. */
  readonly placeOrder: (seen: SeenOrder, options?: WriteOptions) => Promise<OrderOutcome>
}

/** What the checkout works with. */
export interface CheckoutOptions {
  readonly basket: BasketService
  readonly baskets: Pick<BasketsClient, 'setEmail'>
  readonly checkout: BasketCheckoutClient
  readonly orders: Pick<OrdersClient, 'create'>
}

const NEEDED: NeededArguments<CheckoutService> = {
  setEmail: ['email:string'],
  setShippingAddress: ['address:object'],
  estimateShipping: ['zip:object'],
  shippingMethods: ['basket:object'],
  setShippingMethod: ['id:string'],
  setPayment: ['', 'billing:object'],
  placeOrder: ['seen:object'],
}

/**
 * Creates the checkout of one shopper, whose writes stay in order with those of the basket service.
 * @example
 * const checkout = createCheckout({ basket: service, baskets, checkout: basketCheckout, orders })
 * const seen = seenOrder(basket)
 * const outcome = seen && (await checkout.placeOrder(seen))
 */
export function createCheckout(parts: CheckoutOptions): CheckoutService {
  requireOptions('createCheckout', parts, [
    'basket.change()',
    'baskets.setEmail()',
    'checkout.addPayment()',
    'orders.create()',
  ])
  const { basket, baskets, checkout, orders } = parts
  return checkedCalls(NEEDED, {
    setEmail: (email, options) => basket.change((id, call) => baskets.setEmail(id, email, call), options),
    async setShippingAddress(address, options) {
      const current = await basket.current(options)
      return basket.change(async (id, call) => {
        const { idempotencyKey: _, ...rest } = call
        for (const { itemId } of current ? itemsElsewhere(current) : [])
          await checkout.gatherItem(id, itemId, rest)
        return checkout.setShippingAddress(id, address, call)
      }, options)
    },
    async estimateShipping(zip, options) {
      const current = await basket.current(options)
      if (validateAddress(current?.shipments[0]?.shippingAddress).ok) return current
      return basket.change(async (id, call) => {
        const changed = await checkout.setShippingZip(id, { ...zip, state: regionOfZip(zip) }, call)
        if (changed.shipments[0]?.shippingMethod) return changed
        const { methods, defaultMethodId = methods[0]?.id } = await checkout.shippingMethods(changed, call)
        if (defaultMethodId === undefined) return changed
        const { idempotencyKey = '', ...rest } = call
        return checkout.setShippingMethod(id, defaultMethodId, {
          ...rest,
          idempotencyKey: `${idempotencyKey}.method`,
        })
      }, options)
    },
    shippingMethods: (current, options) => checkout.shippingMethods(current, options),
    setShippingMethod: (methodId, options) =>
      basket.change((id, call) => checkout.setShippingMethod(id, methodId, call), options),
    setPayment: (payment, billing, options) =>
      basket.change(async (id, { idempotencyKey = '', ...call }) => {
        let changed = await checkout.setBillingAddress(id, billing, {
          ...call,
          idempotencyKey: `${idempotencyKey}.billing`,
        })
        for (const { paymentInstrumentId, giftCard } of changed.paymentInstruments)
          if (!giftCard)
            changed = await checkout
              .removePayment(id, paymentInstrumentId, call)
              .catch(unlessMissing(changed))
        if (!payment) return changed
        return 'card' in payment
          ? checkout.addPayment(id, payment.card, { ...call, idempotencyKey })
          : checkout.addSavedCard(id, payment.savedCardId, { ...call, idempotencyKey })
      }, options),
    placeOrder: (seen, options) => placeOrder({ basket, checkout, orders }, seen, options),
  })
}

/** What a repetition asks to remove is not there any more, where only the answer was lost. */
function unlessMissing(basket: Basket): (error: unknown) => Basket {
  return error => {
    if (hasCode(error, 'not-found')) return basket
    throw error
  }
}
