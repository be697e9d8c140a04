import type { BrandTag, SiteId } from '../model/site.ts'

/** Whom businesses of a brand ask about orders without tax. */
export const BUSINESS_MAILBOXES: Readonly<Partial<Record<SiteId, string>>> = { Art: 'business@art.com' }

/** How marketing names the brands. */
export const BRAND_TAGS: Readonly<Record<SiteId, BrandTag>> = { Art: 'ART', AllPosters: 'ALLPOSTERS' }
