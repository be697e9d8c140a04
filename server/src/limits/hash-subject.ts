import { createHash } from 'node:crypto'

/** Names an account or order where no personal data may be. */
export function hashSubject(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url').slice(0, 22)
}
