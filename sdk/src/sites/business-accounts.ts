import type { BrandTag, SiteId } from '../model/site.ts'

/** Whom businesses of a brand ask about orders without tax (S2 §2). */
export const BUSINESS_MAILBOXES: Readonly<Partial<Record<SiteId, string>>> = { Art: 'business@art.com' }

/** How marketing names the brands (S2 §7). */
export const BRAND_TAGS: Readonly<Record<SiteId, BrandTag>> = { Art: 'ART', AllPosters: 'ALLPOSTERS' }
