import {
  amountDue,
  EMAIL_INVALID,
  isChecked,
  maskedCardPayload,
  openCheckoutStep,
  parseEmail,
  SdkError,
  siteLink,
  validateAddress,
  validateCard,
  validateCustomerAddress,
  type Basket,
  type CheckoutStepName,
  type DeliveryAddress,
  type FieldIssue,
  type Message,
  type Money,
  type SeenOrder,
} from '@wallart/sdk'
import type { CheckoutPayment, OrderOutcome } from '@wallart/sdk/services/checkout'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'
import { invalid } from '../../framework/invalid-result.server.ts'
import type { Visitor } from '../../framework/visitor.server.ts'
import { failureResult } from '../../framework/failure-result.server.ts'
import { forgetAttempt, isSeenByGuest, rememberSeen, rememberSent } from './remember-attempt.server.ts'
import { canadaProblem } from './canada-problem.server.ts'
import { ADDRESS_GONE, NOT_ENOUGH, ORDER_CHANGED } from './problems.ts'

const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
]

const BILLING = 'billing.'

export const setContact = step('contact', ['email'], async ({ fields, visitor }, options) => {
  const email = parseEmail(fields.get('email'))
  if (!email) return invalid([EMAIL_INVALID])
  return visitor.checkout.setEmail(email, options)
})

export const setShipping = step('shipping', ['saved', ...ADDRESS_FIELDS], async (request, options) => {
  const { fields, visitor } = request
  const basket = await visitor.basket.current()
  if (!basket) return undefined
  const chosen = await chosenAddress(request)
  if (!chosen) return refused(ADDRESS_GONE, 'saved')
  const checked = validateCustomerAddress(chosen)
  const [issue] = checked.ok ? [] : checked.error
  if (issue && fields.get('saved')) return refused(issue, 'saved')
  if (!checked.ok) return invalid(checked.error)
  const restriction = await canadaProblem(basket, checked.value.country, request)
  if (restriction) return refused(restriction, fields.get('saved') ? '' : 'country')
  return visitor.checkout.setShippingAddress(checked.value, options)
})

export const setDelivery = step('delivery', ['method'], ({ fields, visitor }, options) =>
  visitor.checkout.setShippingMethod(fields.get('method') ?? '', options),
)

/** The number of a card passes through here once, and no form is filled with it again. */
export const setPayment = step(
  'payment',
  ['card', 'holder', 'billingSame', ...ADDRESS_FIELDS.map(name => BILLING + name)],
  async ({ fields, visitor }, options) => {
    const basket = await visitor.basket.current()
    if (!basket) return undefined
    if (amountDue(basket)?.minor === 0) return basket
    const payment = paymentOf(fields)
    const billing = billingAddress(fields, basket)
    if ('error' in payment || 'error' in billing)
      return invalid([
        ...('error' in payment ? payment.error : []),
        ...('error' in billing ? billing.error : []),
      ])
    return visitor.checkout.setPayment(payment, billing, options)
  },
)

export const placeOrder: Action = {
  path: '/checkout/order',
  page: 'checkout',
  limit: { kind: 'order' },
  run: inOpenSession('/checkout', async request => {
    const { fields, visitor, context } = request
    const seen = parseSeenOrder(fields)
    try {
      // A work may have come into the cart since the address was accepted.
      const basket = await visitor.basket.current()
      if (basket?.basketId === seen.basketId && (await addressProblem(basket, request)))
        return moved('shipping', request)
      const isMerged = isSeenByGuest(seen, visitor)
      const outcome = await sendOrder(seen, visitor)
      forgetAttempt(seen, outcome.kind, visitor)
      if (outcome.kind === 'changed') return refused(ORDER_CHANGED)
      if (outcome.kind === 'gone' && isMerged) return moved('review&problem=other-cart', request)
      if (outcome.kind === 'gone')
        return { kind: 'moved', location: siteLink('/cart?order=unknown', context) }
      if (outcome.kind === 'refused')
        return outcome.reason === 'stock' ? refused(NOT_ENOUGH) : moved('payment&problem=payment', request)
      const { attempts } = visitor.lastOrder.read()
      const { orderNumber } = outcome.order
      visitor.lastOrder.write({ orderNumber, customerId: visitor.session()?.customerId, attempts })
      return { kind: 'moved', location: siteLink('/order-confirmation', context) }
    } catch (error) {
      if (!SdkError.is(error)) throw error
      return failureResult(error)
    }
  }),
}

/** An order whose answer failed may have been placed. */
async function sendOrder(seen: SeenOrder, visitor: Visitor): Promise<OrderOutcome> {
  try {
    return await visitor.checkout.placeOrder(seen)
  } catch (error) {
    rememberSent(seen, visitor)
    throw error
  }
}

function addressProblem(basket: Basket, request: ActionRequest): Promise<Message | undefined> {
  return canadaProblem(basket, basket.shipments[0]?.shippingAddress?.country, request)
}

function parseSeenOrder(fields: ReadonlyMap<string, string>): SeenOrder {
  const paymentInstrumentId = fields.get('payment')
  return {
    basketId: fields.get('basket') ?? '',
    total: parseSeenMoney(fields.get('total')),
    digest: fields.get('digest') ?? '',
    payment: paymentInstrumentId
      ? { paymentInstrumentId, amount: parseSeenMoney(fields.get('amount')) }
      : undefined,
  }
}

function parseSeenMoney(text = ''): Money {
  const [minor, currency = ''] = text.split(' ')
  return { minor: Number(minor), currency }
}

type StepResult = Basket | ActionResult | undefined

/** A step that puts what was entered into the basket and opens the next one. */
function step(
  name: CheckoutStepName,
  refill: readonly string[],
  run: (request: ActionRequest, options: { readonly idempotencyKey?: string }) => Promise<StepResult>,
): Action {
  return {
    path: `/checkout/${name}`,
    page: 'checkout',
    limit: { kind: 'cart' },
    refill,
    run: inOpenSession('/checkout', async request => {
      const { idempotencyKey, fields, visitor } = request
      try {
        const basket = await visitor.basket.current()
        // The form is of another cart, as in a tab where the customer has left since.
        if (fields.get('basket') && fields.get('basket') !== basket?.basketId)
          return moved(`${name}&problem=other-cart`, request)
        const result = await run(request, idempotencyKey ? { idempotencyKey } : {})
        if (!result) return { kind: 'moved', location: siteLink('/cart', request.context) }
        if ('kind' in result) return result
        // The address decides what delivery costs, also when the cart has named a method for its estimate.
        const next = name === 'shipping' ? 'delivery' : openCheckoutStep(result, Date.now())
        if (next === 'review') rememberSeen(result, request.visitor)
        return moved(next, request)
      } catch (error) {
        if (!SdkError.is(error)) throw error
        return failureResult(error)
      }
    }),
  }
}

function moved(stepAndProblem: string, { context }: ActionRequest): ActionResult {
  return { kind: 'moved', location: siteLink(`/checkout?step=${stepAndProblem}`, context) }
}

function refused({ code, message, values }: Message, field = ''): ActionResult {
  return { kind: 'invalid', errors: { [field]: [{ code, message, ...(values && { values }) }] } }
}

/** The fields of an address of the account, while it is there, or those that were typed in. */
async function chosenAddress({
  fields,
  visitor,
}: ActionRequest): Promise<Readonly<Record<string, unknown>> | undefined> {
  const session = visitor.session()
  const saved = fields.get('saved')
  if (!saved || session?.customerType !== 'registered') return Object.fromEntries(fields)
  const { addresses } = await visitor.accounts.get(session.customerId)
  const found = addresses.find(({ addressId }) => addressId === saved)
  return found && { ...found }
}

function paymentOf(
  fields: ReadonlyMap<string, string>,
): CheckoutPayment | { readonly error: readonly FieldIssue[] } {
  const savedCardId = fields.get('card')
  if (savedCardId) return { savedCardId }
  const card = validateCard(Object.fromEntries(fields), { now: Date.now(), asksSecurityCode: true })
  return card.ok ? { card: maskedCardPayload(card.value) } : { error: card.error }
}

function billingAddress(
  fields: ReadonlyMap<string, string>,
  basket: Basket,
): DeliveryAddress | { readonly error: readonly FieldIssue[] } {
  const isSame = isChecked(fields.get('billingSame'))
  const typed = Object.fromEntries(ADDRESS_FIELDS.map(name => [name, fields.get(BILLING + name)]))
  const checked = isSame
    ? validateAddress(basket.shipments[0]?.shippingAddress)
    : validateCustomerAddress(typed)
  if (checked.ok) return checked.value
  return {
    error: checked.error.map(({ field, code, message }) => ({ field: BILLING + field, code, message })),
  }
}
