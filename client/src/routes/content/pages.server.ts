import type { SiteId } from '@wallart/sdk'
import { canadianSpelling } from './canadian-spelling.server.ts'
import type { ContentPage, Copy, Language } from './copy.ts'
import { ENGLISH } from './copy/en/index.ts'
import { SPANISH } from './copy/es/index.ts'
import { FRENCH } from './copy/fr/index.ts'

type CopyName = keyof typeof ENGLISH

function page(
  path: string,
  name: CopyName,
  details: Pick<ContentPage, 'kind'> & Partial<ContentPage>,
): ContentPage {
  return {
    path,
    updated: '2026-11-25',
    ...details,
    copy: { en: ENGLISH[name], es: SPANISH[name], fr: FRENCH[name] },
  }
}

/** Every page of words, in the order in which its siblings are listed. */
const CONTENT_PAGES: readonly ContentPage[] = [
  page('/help/talktous', 'contact', { kind: 'help', sites: ['Art'] }),
  page('/help/cs', 'contact', { kind: 'help', sites: ['AllPosters'] }),
  page('/help/placingorders', 'placingOrders', { kind: 'help' }),
  page('/help/pay-method', 'paymentMethods', { kind: 'help' }),
  page('/help/shipping', 'shipping', { kind: 'help' }),
  page('/help/shippingreturns', 'shippingAndReturns', { kind: 'help' }),
  page('/help/faq', 'faq', { kind: 'help' }),
  page('/help/size-and-hanging-guide', 'sizeAndHangingGuide', { kind: 'help' }),
  page('/help/framing-guide', 'framingGuide', { kind: 'help' }),
  page('/help/aboutus', 'aboutUs', { kind: 'help' }),
  page('/help/privacy', 'privacy', { kind: 'help' }),
  page('/help/terms', 'terms', { kind: 'help' }),
  page('/help/sitemap', 'sitemap', { kind: 'help' }),
  page('/lp/business', 'business', { kind: 'landing', works: { term: 'abstract' }, room: 'office' }),
  page('/lp/rebrand-announcement', 'rebrand', {
    kind: 'landing',
    works: { term: 'landscape' },
    room: 'dining-room',
  }),
  page('/lp/reviews', 'reviews', { kind: 'landing', works: { sort: 'best-selling' } }),
  page('/blog', 'blog', { kind: 'landing' }),
  page('/blog/choosing-art-for-a-living-room', 'choosingArt', {
    kind: 'article',
    works: { term: 'abstract' },
    room: 'living-room',
  }),
  page('/blog/how-to-frame-a-poster', 'framePoster', {
    kind: 'article',
    works: { term: 'poster' },
    room: 'bedroom',
  }),
  page('/blog/canvas-or-paper', 'canvasOrPaper', {
    kind: 'article',
    works: { term: 'canvas' },
    room: 'dining-room',
  }),
  page('/blog/hanging-a-gallery-wall', 'galleryWall', {
    kind: 'article',
    works: { term: 'minimal' },
    room: 'hallway',
  }),
  page('/blog/colors-that-work-together', 'colorsTogether', {
    kind: 'article',
    works: { term: 'geometric' },
    room: 'living-room',
  }),
  page('/blog/art-for-small-rooms', 'smallRooms', {
    kind: 'article',
    works: { term: 'landscape' },
    room: 'hallway',
  }),
  page('/blog/caring-for-prints-and-canvas', 'caring', {
    kind: 'article',
    works: { term: 'botanical' },
    room: 'dining-room',
  }),
  page('/blog/black-and-white-photography-at-home', 'blackAndWhite', {
    kind: 'article',
    works: { term: 'black and white' },
    room: 'office',
  }),
]

/** The pages of words that a brand has. */
export function contentPagesOf(site: SiteId): readonly ContentPage[] {
  return CONTENT_PAGES.filter(({ sites }) => sites?.includes(site) ?? true)
}

/** The language in which a locale's pages of words are written. */
export function pageLanguage(locale: string): Language {
  if (locale.startsWith('fr')) return 'fr'
  return locale.startsWith('es') ? 'es' : 'en'
}

/** The text of a page in a locale; English is spelled as the country does. */
export function copyFor({ copy }: ContentPage, locale: string): Copy {
  const { title, description, body } = copy[pageLanguage(locale)]
  const spell = locale === 'en-CA' ? canadianSpelling : (text: string) => text
  return { title: spell(title), description: spell(description), body: facts => spell(body(facts)) }
}
