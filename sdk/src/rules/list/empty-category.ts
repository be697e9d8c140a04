import type { Message } from '../../model/message.ts'

/** What the shop says when a category is empty; it is followed by the link to the brand's contact page. */
export const EMPTY_CATEGORY: Message<'list.empty-category'> = {
  code: 'list.empty-category',
  message: "We couldn't find anything in this category.",
}
