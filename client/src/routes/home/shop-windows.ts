import { GIFT_CARD_LINK, type SiteId } from '@wallart/sdk'

/** What a brand puts into its shop window. */
export interface ShopWindow {
  /** The category that the picture on the wall comes from, and the room it hangs in. */
  readonly hero: { readonly categoryId: string; readonly room: string }
  /** What the two ways below the headline are called and where they lead. */
  readonly ways: readonly { readonly label: string; readonly href: string }[]
  /** The categories with a picture, in order. */
  readonly featured: readonly string[]
  readonly bestSellers: string
  readonly newest: string
  readonly promises: readonly WindowPromise[]
}

/** Something the shop does besides selling pictures, shown with a room. */
export interface WindowPromise {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly label: string
  readonly href: string
  readonly room: string
}

/** The shop window of each brand. */
export const SHOP_WINDOWS: Readonly<Record<SiteId, ShopWindow>> = {
  Art: {
    hero: { categoryId: 'rooms-living-room-over-the-sofa', room: 'living-room' },
    ways: [
      { label: 'Shop new art', href: '/search?sort=newest' },
      { label: 'Shop by room', href: '/category/rooms' },
    ],
    featured: [
      'subjects-landscape',
      'subjects-abstract',
      'subjects-botanical',
      'styles-photography',
      'styles-modern',
      'subjects-animals',
    ],
    bestSellers: 'Loved by many',
    newest: 'Just in',
    promises: [
      {
        id: 'frame',
        title: 'Frame my photos',
        text: 'Send us your picture. We print it, frame it by hand and post it ready to hang.',
        label: 'Frame my photos',
        href: '/frame-my-photos',
        room: 'hallway',
      },
      {
        id: 'gift',
        title: 'Give them the choice',
        text: 'A gift card for every wall you are not sure about.',
        label: 'Gift cards',
        href: GIFT_CARD_LINK,
        room: 'bedroom',
      },
    ],
  },
  AllPosters: {
    hero: { categoryId: 'music', room: 'living-room' },
    ways: [
      { label: 'New drops', href: '/search?sort=newest' },
      { label: 'Best sellers', href: '/search?sort=best-selling' },
    ],
    featured: ['movies', 'music', 'travel', 'space', 'sports', 'animals'],
    bestSellers: 'Best sellers',
    newest: 'New drops',
    promises: [
      {
        id: 'frame',
        title: 'Frame my photos',
        text: 'Your snapshot, poster size, framed and ready to hang.',
        label: 'Upload a photo',
        href: '/frame-my-photos',
        room: 'office',
      },
      {
        id: 'gift',
        title: 'Gift cards',
        text: 'No wrapping paper, no wrong guess.',
        label: 'Buy a gift card',
        href: GIFT_CARD_LINK,
        room: 'dining-room',
      },
    ],
  },
}
