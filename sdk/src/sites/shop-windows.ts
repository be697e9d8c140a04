import type { Message } from '../model/message.ts'
import type { SiteId } from '../model/site.ts'
import { GIFT_CARD_LINK } from './gift-card-link.ts'

/** What the home page of a brand shows and leads to. */
export interface ShopWindow {
  /** The category that the picture on the wall comes from, and the room it hangs in. */
  readonly hero: { readonly categoryId: string; readonly room: string }
  /** What the two ways below the headline are called and where they lead. */
  readonly links: readonly { readonly label: Message; readonly href: string }[]
  readonly featured: readonly FeaturedCategory[]
  readonly bestSellers: Message
  readonly newest: Message
  readonly promises: readonly WindowPromise[]
}

/** A category of the home page's row, by its id. */
export interface FeaturedCategory {
  readonly categoryId: string
  /** The category below it whose works say at a glance what it holds. */
  readonly pictureFrom: string
}

/** Something the shop does besides selling pictures, shown with a room. */
export interface WindowPromise {
  readonly id: string
  readonly title: Message
  readonly text: Message
  readonly label: Message
  readonly href: string
  readonly room: string
}

/** The home page of each brand. */
export const SHOP_WINDOWS: Readonly<Record<SiteId, ShopWindow>> = {
  Art: {
    hero: { categoryId: 'rooms-living-room-over-the-sofa', room: 'living-room' },
    links: [
      { label: { code: 'home.shop-new-art', message: 'Shop new art' }, href: '/search?sort=newest' },
      { label: { code: 'home.shop-by-room', message: 'Shop by room' }, href: '/category/rooms' },
    ],
    featured: [
      { categoryId: 'subjects-landscape', pictureFrom: 'subjects-landscape-mountains' },
      { categoryId: 'subjects-abstract', pictureFrom: 'subjects-abstract-geometric' },
      { categoryId: 'subjects-botanical', pictureFrom: 'subjects-botanical-leaves-and-ferns' },
      { categoryId: 'styles-photography', pictureFrom: 'styles-photography-city-photography' },
      { categoryId: 'styles-modern', pictureFrom: 'styles-modern-mid-century' },
      { categoryId: 'subjects-animals', pictureFrom: 'subjects-animals-birds' },
    ],
    bestSellers: { code: 'home.loved-by-many', message: 'Loved by many' },
    newest: { code: 'home.just-in', message: 'Just in' },
    promises: [
      {
        id: 'frame',
        title: { code: 'home.frame-my-photos', message: 'Frame my photos' },
        text: {
          code: 'home.send-us-your-picture-we',
          message: 'Send us your picture. We print it, frame it by hand and post it ready to hang.',
        },
        label: { code: 'home.frame-my-photos', message: 'Frame my photos' },
        href: '/frame-my-photos',
        room: 'hallway',
      },
      {
        id: 'gift',
        title: { code: 'home.give-them-the-choice', message: 'Give them the choice' },
        text: {
          code: 'home.a-gift-card-for-every',
          message: 'A gift card for every wall you are not sure about.',
        },
        label: { code: 'home.gift-cards', message: 'Gift cards' },
        href: GIFT_CARD_LINK,
        room: 'bedroom',
      },
    ],
  },
  AllPosters: {
    hero: { categoryId: 'music', room: 'living-room' },
    links: [
      { label: { code: 'home.new-drops', message: 'New drops' }, href: '/search?sort=newest' },
      { label: { code: 'home.best-sellers', message: 'Best sellers' }, href: '/search?sort=best-selling' },
    ],
    featured: [
      { categoryId: 'movies', pictureFrom: 'movies-genres-film-noir' },
      { categoryId: 'music', pictureFrom: 'music-formats-of-music-instruments' },
      { categoryId: 'travel', pictureFrom: 'travel-vintage-travel-all-destinations' },
      { categoryId: 'space', pictureFrom: 'space-planets-gas-giants' },
      { categoryId: 'sports', pictureFrom: 'sports-wheels-motor-racing' },
      { categoryId: 'animals', pictureFrom: 'animals-wild-animals-big-cats' },
    ],
    bestSellers: { code: 'home.best-sellers', message: 'Best sellers' },
    newest: { code: 'home.new-drops', message: 'New drops' },
    promises: [
      {
        id: 'frame',
        title: { code: 'home.frame-my-photos', message: 'Frame my photos' },
        text: {
          code: 'home.your-snapshot-poster-size-framed',
          message: 'Your snapshot, poster size, framed and ready to hang.',
        },
        label: { code: 'home.upload-a-photo', message: 'Upload a photo' },
        href: '/frame-my-photos',
        room: 'office',
      },
      {
        id: 'gift',
        title: { code: 'home.gift-cards', message: 'Gift cards' },
        text: { code: 'home.no-wrapping-paper-no-wrong', message: 'No wrapping paper, no wrong guess.' },
        label: { code: 'home.buy-a-gift-card', message: 'Buy a gift card' },
        href: GIFT_CARD_LINK,
        room: 'dining-room',
      },
    ],
  },
}
