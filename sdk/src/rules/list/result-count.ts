import type { Message } from '../../model/message.ts'
import { formatWholeNumber } from '../texts/format-whole-number.ts'

/** How many products a list has, as it stands above the grid. */
export function resultCount(total: number): Message<'list.count'> {
  const count = formatWholeNumber(total)
  return { code: 'list.count', message: total === 1 ? '1 result' : `${count} results`, values: { total } }
}
