// checkout.ts
import {
  maskedCardPayload,
  validateAddress,
  validateCard,
  type AddressField,
  type CardField,
  type CustomerOrder,
  type FieldIssue,
  type FormInput,
} from '@wallart/sdk'
import { createBasketCheckoutClient } from '@wallart/sdk/clients/basket-checkout'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import { createOrdersClient } from '@wallart/sdk/clients/orders'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { getCustomerOrdersContract } from '@wallart/sdk/contracts/get-customer-orders'
import { getShippingMethodsContract } from '@wallart/sdk/contracts/get-shipping-methods'
import { orderContract } from '@wallart/sdk/contracts/order'
import type { Http } from '@wallart/sdk/http'
import type { BasketService } from '@wallart/sdk/services/basket'

/** What the checkout page sends. */
export interface CheckoutForm {
  readonly address: FormInput<AddressField>
  readonly card: FormInput<CardField>
  /** Made with the page, so that a second click is the same order. */
  readonly orderKey: string
}

/** The order, or the form again with what is wrong, or nothing when there is no basket any more. */
export type CheckoutOutcome =
  | { readonly order: CustomerOrder }
  | { readonly issues: readonly FieldIssue<AddressField | CardField>[] }
  | undefined

/** Makes the checkout of one shopper, whose writes stay in order with those of the basket service. */
export function createCheckout(http: Http, scope: CommerceScope, basket: BasketService, now = Date.now) {
  const contracts = { basket: basketContract, shippingMethods: getShippingMethodsContract }
  const checkout = createBasketCheckoutClient(http, scope, contracts)
  const orders = createOrdersClient(http, scope, { order: orderContract, orders: getCustomerOrdersContract })

  return async (form: CheckoutForm): Promise<CheckoutOutcome> => {
    const address = validateAddress(form.address)
    const card = validateCard(form.card, { now: now(), asksSecurityCode: true })
    if (!address.ok || !card.ok)
      return { issues: [...(address.ok ? [] : address.error), ...(card.ok ? [] : card.error)] }

    const updatedBasket = await basket.change((id, options) =>
      checkout.setShippingAddress(id, address.value, { ...options, useAsBilling: true }),
    )
    if (!updatedBasket) return undefined
    const { methods, defaultMethodId = methods[0]?.id } = await checkout.shippingMethods(updatedBasket)
    if (defaultMethodId)
      await basket.change((id, options) => checkout.setShippingMethod(id, defaultMethodId, options))
    // A basket never learns the number of a card.
    await basket.change((id, options) => checkout.addPayment(id, maskedCardPayload(card.value), options))
    return { order: await orders.create(updatedBasket.basketId, { idempotencyKey: form.orderKey }) }
  }
}
