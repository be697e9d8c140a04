const NOTICES = ['applied', 'waiting', 'removed'] as const

/** What has just been done without scripts. */
export type PromoNotice = (typeof NOTICES)[number]

/** What the address says has just been done; the page reads it from its query. */
export function promoNotice(url: URL): PromoNotice | undefined {
  return NOTICES.find(each => each === url.searchParams.get('promo'))
}
