import type { Category } from '../../model/category.ts'
import { sameSitePath } from '../address/same-site-path.ts'
import { decodeEntities } from '../texts/decode-entities.ts'
import { truncateText } from '../texts/truncate-text.ts'
import { findSpecialCategory, GLOBAL_BANNER } from '../menu/special-category.ts'

/** One message of the sitewide banner, and where it leads. */
export interface BannerMessage {
  readonly id: string
  readonly text: string
  readonly href?: string
}

const MAX_TEXT_LENGTH = 2000

/** The messages of the sitewide banner: the children of its special category, or that category's own text. */
export function bannerMessages(root: Category): readonly BannerMessage[] {
  const banner = findSpecialCategory(root, GLOBAL_BANNER)
  if (!banner) return []
  if (banner.categories.length > 0)
    return banner.categories
      .map(child => toBannerMessage(child, child.name))
      .filter(({ text }) => text !== '')
  return [toBannerMessage(banner, '')].filter(({ text }) => text !== '')
}

function toBannerMessage({ id, description, alternativeUrl }: Category, name: string): BannerMessage {
  const href = sameSitePath(alternativeUrl)
  return { id, text: plainText(description) || plainText(name), ...(href !== undefined && { href }) }
}

function plainText(text: string): string {
  return decodeEntities(truncateText(text, MAX_TEXT_LENGTH).replace(/<[^<>]*>/g, ' '))
    .replace(/[^\S\u00A0\u202F]+/g, ' ')
    .trim()
}
