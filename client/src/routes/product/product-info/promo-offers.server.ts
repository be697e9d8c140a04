import type { SiteId } from '@wallart/sdk'
import type { PageRequest } from '../../../framework/page-request.server.ts'
import type { PromoOffer } from './promo-offer.ts'

/** Which promotions each brand tells of on its product pages, by their ids. */
const TOLD: Readonly<Record<SiteId, readonly string[]>> = {
  Art: ['framed-15', 'save-25'],
  AllPosters: ['poster-fan-10', 'save-25'],
}

// The code stands at the end of what a promotion says, after these words.
const CODE = /\s*\b(?:with code|avec le code|con el código) ([A-Z0-9]{3,20})\b/

/** The promotions that a product page tells of; none while the service is down. */
export async function promoOffers({
  shop,
  context,
  signal,
}: Pick<PageRequest, 'shop' | 'context' | 'signal'>): Promise<readonly PromoOffer[]> {
  const promotions = await shop.promotions.byIds(TOLD[context.site.id], { signal })
  return promotions.map(({ id, calloutMsg }) => ({
    id,
    text: calloutMsg.replace(CODE, ''),
    code: CODE.exec(calloutMsg)?.[1] ?? '',
  }))
}
