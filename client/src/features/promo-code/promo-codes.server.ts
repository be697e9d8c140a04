import { couponState, PROMO_CODE_PROMOTIONS, type Basket } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { PromoCodeView } from '../../stores/cart-view.ts'
import { promoOffers } from './promo-offers.server.ts'

/** The promo codes of a basket with what they give. */
export async function promoCodes(
  basket: Basket | undefined,
  request: PageRequest,
): Promise<readonly PromoCodeView[]> {
  const coupons = basket?.couponItems ?? []
  if (coupons.length === 0) return []
  const offers = await promoOffers(PROMO_CODE_PROMOTIONS[request.context.site.id], request)
  return coupons.map(({ couponItemId, code, statusCode }) => ({
    id: couponItemId,
    code: code.toUpperCase(),
    state: couponState({ statusCode }),
    text: offers.find(offer => offer.code === code.toUpperCase())?.text ?? '',
  }))
}
