import type { Message } from '../../model/message.ts'

/** What the shop advises when a search finds nothing. */
export const SPELLING_HINT: Message<'search.spelling-hint'> = {
  code: 'search.spelling-hint',
  message: 'Please check your spelling or try a different search.',
}

/** What the shop says when a search finds nothing. */
export function emptySearchMessage(query: string): Message<'search.empty'> {
  return { code: 'search.empty', message: `We couldn't find anything for "${query}"`, values: { query } }
}
