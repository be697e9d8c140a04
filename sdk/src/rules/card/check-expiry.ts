import type { FieldIssue, Result } from '../../model/message.ts'
import type { CardExpiry } from '../../model/payment-card.ts'
import { CARD_EXPIRED, EXPIRY_INVALID } from './card-issues.ts'
import { isCardExpired } from './is-card-expired.ts'
import { parseExpiry } from './parse-expiry.ts'

/** The expiry date behind a text, or why no card with it is good at a moment in epoch milliseconds. */
export function checkExpiry(raw: unknown, now: number): Result<CardExpiry, FieldIssue<'expiry'>> {
  const expiry = parseExpiry(raw)
  if (!expiry) return { ok: false, error: EXPIRY_INVALID }
  return isCardExpired(expiry, now) ? { ok: false, error: CARD_EXPIRED } : { ok: true, value: expiry }
}
