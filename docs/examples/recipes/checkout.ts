// checkout.ts
import {
  amountDue,
  seenOrder,
  maskedCardPayload,
  validateAddress,
  validateCard,
  type AddressField,
  type Basket,
  type CardField,
  type FieldIssue,
  type FormInput,
} from '@wallart/sdk'
import { createBasketCheckoutClient } from '@wallart/sdk/clients/basket-checkout'
import { createBasketsClient } from '@wallart/sdk/clients/baskets'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import { createOrdersClient } from '@wallart/sdk/clients/orders'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { getCustomerOrdersContract } from '@wallart/sdk/contracts/get-customer-orders'
import { getShippingMethodsContract } from '@wallart/sdk/contracts/get-shipping-methods'
import { orderContract } from '@wallart/sdk/contracts/order'
import { transferBasketContract } from '@wallart/sdk/contracts/transfer-basket'
import type { Http } from '@wallart/sdk/http'
import type { BasketService } from '@wallart/sdk/services/basket'
import {
  createCheckout,
  type CheckoutService,
  type OrderOutcome,
  type SeenOrder,
} from '@wallart/sdk/services/checkout'

/** Opens the checkout of one shopper, whose writes stay in order with those of the basket service. */
export function openCheckout(http: Http, scope: CommerceScope, basket: BasketService): CheckoutService {
  const contracts = {
    basket: basketContract,
    transferred: transferBasketContract,
    empty: emptyContract,
    shippingMethods: getShippingMethodsContract,
    order: orderContract,
    orders: getCustomerOrdersContract,
  }
  return createCheckout({
    basket,
    baskets: createBasketsClient(http, { ...scope, contracts }),
    checkout: createBasketCheckoutClient(http, { ...scope, contracts }),
    orders: createOrdersClient(http, { ...scope, contracts }),
  })
}

/** What a checkout on one page sends. */
export interface CheckoutForm {
  readonly email: string
  readonly address: FormInput<AddressField>
  readonly card: FormInput<CardField>
}

/** What has become of the order, or the form again with what is wrong. */
export type CheckoutResult =
  | OrderOutcome
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue<AddressField | CardField>[] }
  | { readonly kind: 'unmerged'; readonly message: string }

/** What the page keeps of one order until it knows what has become of it. */
export interface AskedOrder {
  /** The basket whose amounts the page has shown; undefined while they are not known. */
  shown: Basket | undefined
  /** What was sent, until its answer is there. */
  sent?: SeenOrder | undefined
  /** Of the press that is being answered, or that placed the order. */
  answer?: Promise<CheckoutResult> | undefined
}

/** Two clicks are one order: the second hears what has become of the first. */
export function answerOnce(asked: AskedOrder, order: () => Promise<CheckoutResult>): Promise<CheckoutResult> {
  const answer = (asked.answer ??= order())
  const forget = () => {
    asked.answer = undefined
  }
  void answer.then(({ kind }) => (kind === 'placed' ? undefined : forget()), forget)
  return answer
}

/**
 * Fills in all steps, and answers `changed` with the basket until the page has shown its amounts; a page that shows the
 * steps one by one calls the same functions.
 */
export async function buy(
  checkout: CheckoutService,
  form: CheckoutForm,
  asked: AskedOrder,
  now = Date.now(),
): Promise<CheckoutResult> {
  const address = validateAddress(form.address)
  const card = validateCard(form.card, { now, asksSecurityCode: true })
  if (!address.ok || !card.ok) {
    const issues = [...(address.ok ? [] : address.error), ...(card.ok ? [] : card.error)]
    return { kind: 'invalid', issues }
  }
  await checkout.setEmail(form.email)
  const basket = await checkout.setShippingAddress(address.value)
  // An order whose answer was lost may be placed, and its basket be gone: asking again answers that order.
  if (asked.sent && asked.sent.basketId !== basket?.basketId) {
    const outcome = await placeOrder(checkout, asked, asked.sent)
    if (outcome.kind === 'placed') return outcome
  }
  if (!basket) return { kind: 'gone' }
  const { methods, defaultMethodId = methods[0]?.id } = await checkout.shippingMethods(basket)
  if (defaultMethodId) await checkout.setShippingMethod(defaultMethodId)
  // A basket never learns the number of a card.
  const paid = await checkout.setPayment({ card: maskedCardPayload(card.value) }, address.value)
  const seen = paid && seenOrder(paid)
  if (!seen) return { kind: 'gone' }
  const { shown } = asked
  asked.shown = paid
  if (amounts(paid) !== amounts(shown)) return { kind: 'changed', basket: paid }
  return placeOrder(checkout, asked, seen)
}

async function placeOrder(
  checkout: CheckoutService,
  asked: AskedOrder,
  seen: SeenOrder,
): Promise<OrderOutcome> {
  asked.sent = seen
  const outcome = await checkout.placeOrder(seen)
  asked.sent = undefined
  asked.shown = outcome.kind === 'changed' ? outcome.basket : undefined
  return outcome
}

/** What an order costs, and how much of that its card pays. */
function amounts(basket: Basket | undefined): string {
  return JSON.stringify(basket && [basket.orderTotal, amountDue(basket)])
}
