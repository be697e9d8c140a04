import type { Brand, ListSettings, ProductKeys, ProductSettings, SearchSettings } from '../model/brand.ts'
import type { SiteId } from '../model/site.ts'

// One constant a subject, so that a rule brings along only the data it reads.

/** How each brand presents itself. */
export const BRANDS: Readonly<Record<SiteId, Brand>> = {
  Art: {
    name: 'Art',
    theme: 'art',
    themeColor: { light: '#faf6ef', dark: '#1a1613' },
    galleryWall: '#f3eee6',
  },
  AllPosters: {
    name: 'AllPosters',
    theme: 'allposters',
    themeColor: { light: '#ffd400', dark: '#ffd400' },
    galleryWall: '#f0f0f0',
  },
}

/** Each brand's search. */
export const SEARCH_SETTINGS: Readonly<Record<SiteId, SearchSettings>> = {
  Art: {
    path: '/gallery/search',
    placeholder: { code: 'search.search-art-artists-colors', message: 'Search art, artists, colors' },
  },
  AllPosters: {
    path: '/-st/search',
    placeholder: { code: 'search.search-posters', message: 'Search posters' },
  },
}

/** Each brand's lists. */
export const LIST_SETTINGS: Readonly<Record<SiteId, ListSettings>> = {
  Art: {
    tilesPerRow: 6,
    tileHeight: 379,
    filterRange: 6,
    breadcrumbSeparator: '→',
    emptyCategoryHref: '/help/talktous',
  },
  AllPosters: {
    tilesPerRow: 5,
    tileHeight: 390,
    filterRange: 5,
    breadcrumbSeparator: '//',
    emptyCategoryHref: '/help/aboutus',
  },
}

/** By which keys each brand names its products. */
export const PRODUCT_KEYS: Readonly<Record<SiteId, ProductKeys>> = {
  Art: { idField: 'zoneProductId', addressKey: 'upi' },
  AllPosters: { idField: 'apnum', addressKey: 'apnum' },
}

/** How each brand shows its products. */
export const PRODUCT_SETTINGS: Readonly<Record<SiteId, ProductSettings>> = {
  Art: {
    chooser: 'finish',
    hasRatings: true,
    recommender: 'PDP-recommendations',
    promotions: ['framed-15', 'save-25'],
  },
  AllPosters: {
    chooser: 'size',
    hasRatings: false,
    recommender: 'APC-PDP-recommendations',
    promotions: ['poster-fan-10', 'save-25'],
  },
}

/** The promotions by code whose conditions a basket names, by their ids. */
export const PROMO_CODE_PROMOTIONS: Readonly<Record<SiteId, readonly string[]>> = {
  Art: ['framed-15', 'save-25', 'welcome-10', 'art-only-12', 'free-shipping-code'],
  AllPosters: [
    'framed-15',
    'save-25',
    'welcome-10',
    'poster-fan-10',
    'first-posters-25',
    'free-shipping-code',
  ],
}

/** Which brands have business accounts. */
export const HAS_BUSINESS_ACCOUNTS: Readonly<Record<SiteId, boolean>> = { Art: true, AllPosters: false }
