import type { BrandHome } from '../model/brand.ts'
import type { SiteId } from '../model/site.ts'

/** What each brand's home page says of it. */
export const BRAND_HOMES: Readonly<Record<SiteId, BrandHome>> = {
  Art: {
    title: { code: 'home.title-art', message: 'Art: prints, canvas and framed art for your walls' },
    headline: { code: 'home.pictures-worth-living-with', message: 'Pictures worth living with' },
    description: {
      code: 'home.prints-canvas-and-framed-art',
      message: 'Prints, canvas and framed art, made to order and framed by hand.',
    },
  },
  AllPosters: {
    title: {
      code: 'home.title-posters',
      message: 'AllPosters: posters for movies, music, travel and more',
    },
    headline: { code: 'home.your-wall-turned-up', message: 'Your wall. Turned up.' },
    description: {
      code: 'home.posters-for-everything-you-love',
      message: 'Posters for everything you love, from gig nights to galaxies.',
    },
  },
}
