import { createHash } from 'node:crypto'

// Lookups take these out, so that they make no other account or order of it.
const INVISIBLE = /[\s\u200b\u2060]+/gu

/** Names an account or order where no personal data may be. */
export function hashSubject(subject: string): string {
  return createHash('sha256')
    .update(subject.replaceAll(INVISIBLE, '').toLowerCase())
    .digest('base64url')
    .slice(0, 22)
}
