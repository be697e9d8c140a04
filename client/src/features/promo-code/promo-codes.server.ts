import {
  couponState,
  formatMoney,
  PROMO_CODE_PROMOTIONS,
  type Basket,
  type Money,
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
  const giftCards = (basket?.paymentInstruments ?? []).flatMap(payment => giftCardCode(payment, request))
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
  { context, t }: PageRequest,
): readonly PromoCodeView[] {
  if (!giftCard) return []
  const money = (each: Money | undefined) => (each ? formatMoney(each, context.locale.id) : '')
  const [amount, balance] = [money(paid), money(giftCard.balance)]
  return [
    {
      id: giftCardLineId(paymentInstrumentId),
      code: `••••${giftCard.maskedCode.slice(-4)}`,
      state: 'applied',
      text: paid?.minor
        ? t({
            code: 'gift-card.pays',
            message: `Gift card: pays ${amount} of its ${balance}`,
            values: { amount, balance },
          })
        : t({
            code: 'gift-card.counts-later',
            message: `Gift card of ${balance}: counts as soon as the total is known`,
            values: { balance },
          }),
    },
  ]
}
