import type { Message } from '../../model/message.ts'
import { formatWholeNumber } from '../texts/format-whole-number.ts'
import { resultCount } from './result-count.ts'

/** A page of a list: its number, how many pages there are, and how many products it shows. */
export interface PageMessageInput {
  readonly page: number
  readonly pageCount: number
  readonly shown: number
}

/** Which page of a list a shopper is on, as the heading of the results says it. */
export function pageMessage({ page, pageCount, shown }: PageMessageInput): Message<'list.page'> {
  return {
    code: 'list.page',
    message: `Page ${formatWholeNumber(page)} of ${formatWholeNumber(pageCount)}, ${resultCount(shown).message}`,
    values: { page, pageCount, shown },
  }
}
