import type { PageRequest } from '../../framework/page-request.server.ts'
import type { PromoOffer } from './promo-offer.ts'

// The code stands at the end of what a promotion says, after these words.
const CODE = /\s*\b(?:with code|avec le code|con el código) ([A-Z0-9]{3,20})\b/

/** What promotions give, and by which code; none while the service is down. */
export async function promoOffers(
  ids: readonly string[],
  { shop, signal }: Pick<PageRequest, 'shop' | 'signal'>,
): Promise<readonly PromoOffer[]> {
  const promotions = await shop.promotions.byIds(ids, { signal })
  return promotions.map(({ id, calloutMsg }) => ({
    id,
    text: calloutMsg.replace(CODE, ''),
    code: CODE.exec(calloutMsg)?.[1] ?? '',
  }))
}
