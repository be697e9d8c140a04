import type { BrandContent } from '../model/brand.ts'
import type { SiteId } from '../model/site.ts'
import { ALLPOSTERS_CONTENT } from './allposters-content.ts'
import { ART_CONTENT } from './art-content.ts'

/** What is each brand's own in header, drawer and footer, by site id. */
export const BRAND_CONTENTS: Readonly<Record<SiteId, BrandContent>> = {
  Art: ART_CONTENT,
  AllPosters: ALLPOSTERS_CONTENT,
}
