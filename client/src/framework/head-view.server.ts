import { imageAddress, type SiteContext } from '@wallart/sdk'
import type { HeadView } from './head-view.ts'
import type { SiteAddress } from './page-request.server.ts'

/** What a page knows of its own head. */
export interface HeadFacts {
  /** Cut at a word after 60 letters. */
  readonly title: string
  /** Cut at a word after 160 letters. */
  readonly description: string
  readonly keywords?: string
  readonly robots?: string
  /** The canonical path, with the query that belongs to it; an address of its own stays as it is. */
  readonly path: string
  readonly kind?: HeadView['kind']
  /** The work that hangs in a room in the picture which social networks show. */
  readonly picture?: { readonly imageId: string; readonly alt: string; readonly room?: string }
  readonly facebookAppId?: string
}

/** Where and by whom a page is read. */
export interface HeadPlace {
  readonly context: Pick<SiteContext, 'site'>
  readonly address: SiteAddress
}

const LONGEST_TITLE = 60
const LONGEST_DESCRIPTION = 160
const SHARED = { width: 1200, height: 630 } as const

/** The head of a page as search engines and social networks are to read it. */
export function headView(facts: HeadFacts, { context, address }: HeadPlace): HeadView {
  const { path, keywords = '', robots = 'index,follow', kind = 'website', picture, facebookAppId } = facts
  const isFound = !/noindex/i.test(robots)
  return {
    title: cutAtWord(facts.title, LONGEST_TITLE),
    description: cutAtWord(facts.description, LONGEST_DESCRIPTION),
    keywords,
    robots,
    canonical: address(path),
    alternates: isFound ? alternatesOf(path, context, address) : [],
    kind,
    ...(picture && { picture: sharedPicture(picture, address) }),
    ...(facebookAppId && { facebookAppId }),
  }
}

function alternatesOf(path: string, { site }: HeadPlace['context'], address: SiteAddress) {
  const { supportedLocales, defaultLocale } = site.l10n
  const inAll = supportedLocales.map(locale => ({ language: locale.id, href: address(path, locale) }))
  const standard = inAll.find(({ language }) => language === defaultLocale)
  return standard ? [...inAll, { language: 'x-default', href: standard.href }] : inAll
}

// Pictures have no language, so their addresses have no prefix.
function sharedPicture(
  { imageId, alt, room = 'living-room' }: NonNullable<HeadFacts['picture']>,
  address: SiteAddress,
) {
  const { origin } = new URL(address('/'))
  return { href: origin + imageAddress(imageId, 'jpg', { ...SHARED, lifeStyle: room }), alt }
}

function cutAtWord(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= most) return whole
  const words = whole.slice(0, most).split(' ').slice(0, -1)
  return `${(words.join(' ') || whole.slice(0, most - 1)).replace(/[\s,;:.–-]+$/, '')}…`
}
