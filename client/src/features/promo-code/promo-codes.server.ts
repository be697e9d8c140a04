import {
  couponState,
  formatMoney,
  giftCardCurrencyMessage,
  PROMO_CODE_PROMOTIONS,
  type Basket,
  type Message,
  type Money,
  type PayingGiftCard,
  type PaymentInstrument,
} from '@wallart/sdk'
import { giftCardLineId } from '../../stores/gift-card-line.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { PromoCodeView } from '../../stores/cart-view.ts'
import { promoOffers } from './promo-offers.server.ts'

/** The promo codes of a basket with what they give. */
export async function promoCodes(
  basket: Basket | undefined,
  request: PageRequest,
): Promise<readonly PromoCodeView[]> {
  const coupons = basket?.couponItems ?? []
  const giftCards =
    basket?.paymentInstruments.flatMap(payment => giftCardCode(payment, basket, request)) ?? []
  if (coupons.length === 0) return giftCards
  const offers = await promoOffers(PROMO_CODE_PROMOTIONS[request.context.site.id], request)
  const codes = coupons.map(({ couponItemId, code, statusCode }) => ({
    id: couponItemId,
    code: code.toUpperCase(),
    state: couponState({ statusCode }),
    text: offers.find(offer => offer.code === code.toUpperCase())?.text ?? '',
  }))
  return [...codes, ...giftCards]
}

function giftCardCode(
  { paymentInstrumentId, giftCard, amount: paid }: PaymentInstrument,
  basket: Basket,
  { context, t }: PageRequest,
): readonly PromoCodeView[] {
  if (!giftCard) return []
  const locale = context.locale.id
  const [state, text] = paid?.minor
    ? (['applied', payingText(giftCard, paid, locale)] as const)
    : unpaidState(giftCard, basket, locale)
  const code = `••••${giftCard.maskedCode.slice(-4)}`
  return [{ id: giftCardLineId(paymentInstrumentId), code, state, text: t(text) }]
}

const balanceOf = ({ balance }: PayingGiftCard, locale: string) =>
  balance ? formatMoney(balance, locale) : ''

function payingText(giftCard: PayingGiftCard, paid: Money, locale: string): Message {
  const values = { amount: formatMoney(paid, locale), balance: balanceOf(giftCard, locale) }
  const message = `Gift card: pays ${values.amount} of its ${values.balance}`
  return { code: 'gift-card.pays', message, values }
}

function unpaidState(
  giftCard: PayingGiftCard,
  { currency, orderTotal }: Basket,
  locale: string,
): readonly [PromoCodeView['state'], Message] {
  const otherCurrency = giftCardCurrencyMessage(giftCard.balance, currency, locale)
  if (otherCurrency) return ['unused', otherCurrency]
  if (giftCard.balance?.minor === 0)
    return ['unused', { code: 'gift-card.cannot-pay', message: 'This gift card cannot pay for this order' }]
  const balance = balanceOf(giftCard, locale)
  const values = { balance }
  if (orderTotal) {
    const message = `Gift card of ${balance}: not needed for this order`
    return ['unused', { code: 'gift-card.not-needed', message, values }]
  }
  const message = `Gift card of ${balance}: counts as soon as the total is known`
  return ['applied', { code: 'gift-card.counts-later', message, values }]
}
