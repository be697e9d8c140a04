import {
  amountDue,
  basketPieces,
  checkoutStepAt,
  checkoutSteps,
  COUNTRIES,
  formatMoney,
  hasExpiredCard,
  isCardExpired,
  itemCountText,
  itemsElsewhere,
  needsShipping,
  openCheckoutStep,
  orderAddressLines,
  SdkError,
  seenOrder,
  siteLink,
  type Basket,
  type BasketAddress,
  type CustomerAccount,
  type CheckoutStepName,
  type ShippingMethods,
} from '@wallart/sdk'
import { giftCardProduct } from '../../analytics/gift-card-product.ts'
import { loadInOpenSession } from '../../framework/sign-in-again.server.ts'
import { promoNotice } from '../../features/promo-code/promo-notice.ts'
import { found } from '../../framework/loader.server.ts'
import type { CartView } from '../../stores/cart-view.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { cartView } from '../cart/cart-view.server.ts'
import { rememberSeen, unknownOrder } from './remember-attempt.server.ts'
import { canadaProblem } from './canada-problem.server.ts'
import type { AddressValues, CheckoutStepView, CheckoutView } from './checkout-view.ts'
import { deliveryArrival } from './delivery-arrival.server.ts'
import { PAYMENT_EXPIRED, PROBLEMS, SEVERAL_ADDRESSES } from './problems.ts'
import { cardName, isSameAddress, shippingPriceText, stepLines } from './step-lines.server.ts'

export const loader = loadInOpenSession<CheckoutView>(async request => {
  const { visitor, url, context, signal } = request
  const basket = await visitor.basket.sync({ signal })
  const problemName = url.searchParams.get('problem') ?? ''
  const cartPath = siteLink(problemName === 'other-cart' ? '/cart?problem=other-cart' : '/cart', context)
  if (!basket || basketPieces(basket) === 0) return movedTo(cartPath)
  const cart = await cartView(basket, request)
  if (cart.lines.some(({ isUnavailable, shortage }) => isUnavailable || shortage)) return movedTo(cartPath)
  const address = basket.shipments[0]?.shippingAddress
  const restriction = await canadaProblem(basket, address?.country, request).catch(ignoreFailure)
  const wanted = checkoutStepAt(url.searchParams.get('step'), basket, Date.now())
  const step = restriction && wanted !== 'contact' ? 'shipping' : wanted
  if (step === 'review') rememberSeen(basket, visitor)
  const isSplit = step === 'shipping' && itemsElsewhere(basket).length > 0
  const isExpired = step === 'payment' && hasExpiredCard(basket, Date.now())
  const problem =
    restriction ??
    (isSplit ? SEVERAL_ADDRESSES : undefined) ??
    (isExpired ? PAYMENT_EXPIRED : undefined) ??
    PROBLEMS[problemName]
  const notice = promoNotice(url)
  const orderAttempt = unknownOrder(basket, visitor)
  return found(
    {
      ...(await viewOf(basket, step, cart, request)),
      ...(problem && { problem }),
      ...(orderAttempt && { orderAttempt }),
      ...(notice && { promoNotice: notice }),
    },
    'private',
  )
}, '/checkout')

const movedTo = (location: string) => ({ kind: 'moved', status: 303, location }) as const

/** The order itself is refused while it cannot be found out. */
function ignoreFailure(error: unknown): undefined {
  if (!SdkError.is(error)) throw error
}

const NO_METHODS: ShippingMethods = { methods: [] }

async function viewOf(
  basket: Basket,
  step: CheckoutStepName,
  cart: CartView,
  request: PrivateRequest,
): Promise<CheckoutView> {
  const { context, t } = request
  const locale = context.locale.id
  const amount = basket.orderTotal ?? basket.productTotal ?? { minor: 0, currency: basket.currency }
  const due = amountDue(basket) ?? amount
  const seen = seenOrder(basket)
  const [account, methods] = await Promise.all([
    accountOf(request),
    step === 'delivery' ? methodsOf(basket, request) : NO_METHODS,
  ])
  const { shippingAddress, shippingMethod } = basket.shipments[0] ?? {}
  const arrival = await deliveryArrival(basket, request)
  const methodId = shippingMethod?.id ?? methods.defaultMethodId ?? methods.methods[0]?.id
  const { billingAddress } = basket
  return {
    step,
    steps: stepViews(basket, step, request),
    basketId: basket.basketId,
    total: { text: formatMoney(due, locale), amount },
    ...(seen && { seen }),
    needsShipping: needsShipping(basket),
    isCovered: basket.orderTotal !== undefined && due.minor === 0,
    isSignedIn: account !== undefined,
    email: basket.customerEmail ?? '',
    isOwnEmail: account?.email !== undefined && account.email === basket.customerEmail,
    addresses: savedAddresses(account),
    shipping: addressValues(shippingAddress, account, locale),
    billing: addressValues(billingAddress, account, locale),
    isBillingSame: !billingAddress || isSameAddress(billingAddress, shippingAddress),
    methods: methods.methods.map(method => ({
      id: method.id,
      name: method.name,
      description: joinSentences([arrival(method.id), method.description]),
      price: shippingPriceText(method, request),
      isChosen: method.id === methodId,
    })),
    cards: savedCards(account),
    count: t(itemCountText(basketPieces(basket))),
    lines: cart.lines.map(({ details, ...line }) => ({
      ...line,
      details: details.map(({ value }) => value),
    })),
    rows: cart.rows,
    promoCodes: cart.promoCodes,
    products: [
      ...basket.productItems.map(({ upi, productId, productName, quantity, price, unitPrice }) => ({
        id: upi ?? productId,
        name: productName,
        quantity,
        price: unitPrice ?? { ...price, minor: Math.round(price.minor / quantity) },
      })),
      ...basket.giftCards.map(giftCard => giftCardProduct(giftCard.amount)),
    ],
  }
}

function stepViews(
  basket: Basket,
  step: CheckoutStepName,
  request: PrivateRequest,
): readonly CheckoutStepView[] {
  const lines = stepLines(basket, request)
  const steps = checkoutSteps(basket)
  const reached = steps.indexOf(openCheckoutStep(basket, Date.now()))
  return steps.map((name, at) => ({
    name,
    state: name === step ? 'open' : at < reached ? 'done' : 'ahead',
    lines: name === step ? [] : lines[name],
  }))
}

async function methodsOf(
  basket: Basket,
  { visitor, signal, onDegraded }: PrivateRequest,
): Promise<ShippingMethods> {
  try {
    return await visitor.checkout.shippingMethods(basket, { signal })
  } catch (error) {
    if (!SdkError.is(error)) throw error
    onDegraded(error)
    return NO_METHODS
  }
}

// Without the account its saved addresses and cards are missing, and everything else works.
async function accountOf({
  visitor,
  signal,
  onDegraded,
}: PrivateRequest): Promise<CustomerAccount | undefined> {
  const session = visitor.session()
  if (session?.customerType !== 'registered') return undefined
  try {
    return await visitor.accounts.get(session.customerId, { signal })
  } catch {
    onDegraded()
    return undefined
  }
}

/** A French date may end with the stop of its month. */
function joinSentences(sentences: readonly (string | undefined)[]): string {
  return sentences.flatMap(text => (text ? [text.replace(/\.$/, '')] : [])).join('. ')
}

function savedAddresses(account: CustomerAccount | undefined): CheckoutView['addresses'] {
  return (account?.addresses ?? [])
    .filter(({ country }) => COUNTRIES.some(({ code }) => code === country))
    .toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred))
    .map(address => ({ id: address.addressId, text: orderAddressLines(address).join(', ') }))
}

function savedCards(account: CustomerAccount | undefined): CheckoutView['cards'] {
  return (account?.paymentInstruments ?? [])
    .filter(({ expiry }) => !expiry || !isCardExpired(expiry, Date.now()))
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(({ paymentInstrumentId, cardType = '', lastDigits = '', expiry }) => ({
      id: paymentInstrumentId,
      name: cardName({ cardType, maskedNumber: lastDigits }),
      expiry: expiry ? `${String(expiry.month).padStart(2, '0')}/${expiry.year}` : '',
    }))
}

function addressValues(
  address: BasketAddress | undefined,
  account: CustomerAccount | undefined,
  locale: string,
): AddressValues {
  const { firstName = '', lastName = '' } = account ?? {}
  return { firstName, lastName, country: locale.endsWith('CA') ? 'CA' : 'US', ...address }
}
