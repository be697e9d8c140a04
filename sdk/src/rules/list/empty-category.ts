import type { Message } from '../../model/message.ts'
import type { SiteId } from '../../model/site.ts'

/** Whom each brand's shopper can ask when a category is empty (S2 §2). */
export const EMPTY_CATEGORY_CONTACTS: Readonly<Record<SiteId, string>> = {
  Art: '/help/talktous',
  AllPosters: '/help/aboutus',
}

/** What the shop says when a category is empty; it is followed by the link to the brand's contact page. */
export const EMPTY_CATEGORY: Message<'list.empty-category'> = {
  code: 'list.empty-category',
  message: "We couldn't find anything in this category.",
}
