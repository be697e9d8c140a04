import type { Message, Result } from '../../model/message.ts'
import { MISSING_PROMOTION_KEY } from './call-errors.ts'

/** The comma-joined key of a promotion lookup, or why there is nothing to look up. */
export function promotionKey(ids: readonly string[]): Result<string, Message> {
  const key = ids
    .map(id => id.trim())
    .filter(Boolean)
    .join(',')
  return key ? { ok: true, value: key } : { ok: false, error: MISSING_PROMOTION_KEY }
}
