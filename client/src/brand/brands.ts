import type { SiteId } from '@wallart/sdk'

/** How a brand speaks and which theme it wears. */
export interface Brand {
  readonly name: string
  readonly theme: 'art' | 'allposters'
  readonly title: string
  readonly headline: string
  readonly description: string
  /** What browsers colour their own bar with, by day and by night: the colour of the header. */
  readonly bar: { readonly light: string; readonly dark: string }
}

/** Both brands. */
export const BRANDS: Readonly<Record<SiteId, Brand>> = {
  Art: {
    name: 'Art',
    theme: 'art',
    title: 'Art: prints, canvas and framed art for your walls',
    headline: 'Pictures worth living with',
    description: 'Prints, canvas and framed art, made to order and framed by hand.',
    bar: { light: '#faf6ef', dark: '#1a1613' },
  },
  AllPosters: {
    name: 'AllPosters',
    theme: 'allposters',
    title: 'AllPosters: posters for movies, music, travel and more',
    headline: 'Your wall. Turned up.',
    description: 'Posters for everything you love, from gig nights to galaxies.',
    bar: { light: '#ffd400', dark: '#ffd400' },
  },
}
