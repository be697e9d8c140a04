import { imageAddress, type SiteContext } from '@wallart/sdk'
import type { HeadView } from './head-view.ts'
import type { AbsoluteUrl } from './page-request.server.ts'

export interface HeadInput {
  /** Cut between its parts after 60 letters, else at a word. */
  readonly title: string
  /** Cut at a word after 160 letters. */
  readonly description: string
  readonly keywords?: string
  readonly robots?: string
  readonly path: string
  readonly kind?: HeadView['kind']
  /** The work that hangs in a room in the picture which social networks show. */
  readonly picture?: { readonly imageId: string; readonly alt: string; readonly room?: string }
  readonly facebookAppId?: string
}

export interface HeadContext {
  readonly context: Pick<SiteContext, 'site'>
  readonly address: AbsoluteUrl
}

const TITLE_MAX_LENGTH = 60
const TITLE_SEPARATOR = ' | '
const DESCRIPTION_MAX_LENGTH = 160
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The head of a page as search engines and social networks are to read it. */
export function headView(input: HeadInput, { context, address }: HeadContext): HeadView {
  const { path, keywords = '', robots = 'index,follow', kind = 'website', picture, facebookAppId } = input
  const isIndexable = !/noindex/i.test(robots)
  return {
    title: truncateTitle(input.title),
    description: truncateAtWord(input.description, DESCRIPTION_MAX_LENGTH),
    keywords,
    robots,
    canonical: address(path),
    alternates: isIndexable ? alternateLinks(path, context, address) : [],
    kind,
    ...(picture && { picture: shareImage(picture, address) }),
    ...(facebookAppId && { facebookAppId }),
  }
}

function alternateLinks(path: string, { site }: HeadContext['context'], address: AbsoluteUrl) {
  const { supportedLocales, defaultLocale } = site.l10n
  const localeLinks = supportedLocales.map(locale => ({ language: locale.id, href: address(path, locale) }))
  const defaultLink = localeLinks.find(({ language }) => language === defaultLocale)
  return defaultLink ? [...localeLinks, { language: 'x-default', href: defaultLink.href }] : localeLinks
}

// Pictures have no language, so their addresses have no prefix.
function shareImage(
  { imageId, alt, room = 'living-room' }: NonNullable<HeadInput['picture']>,
  address: AbsoluteUrl,
) {
  const { origin } = new URL(address('/'))
  return { href: origin + imageAddress(imageId, 'jpg', { ...SHARE_IMAGE_SIZE, lifeStyle: room }), alt }
}

function truncateTitle(title: string): string {
  const separator = title.lastIndexOf(TITLE_SEPARATOR, TITLE_MAX_LENGTH)
  const isLong = title.length > TITLE_MAX_LENGTH
  return truncateAtWord(isLong && separator > 0 ? title.slice(0, separator) : title, TITLE_MAX_LENGTH)
}

function truncateAtWord(text: string, maxLength: number): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= maxLength) return whole
  const wordEnd = whole.lastIndexOf(' ', maxLength - 1)
  const isLongWord = wordEnd < maxLength / 2
  return `${whole.slice(0, isLongWord ? maxLength - 1 : wordEnd).replace(/[\s,;:.–|\p{Surrogate}-]+$/u, '')}…`
}
