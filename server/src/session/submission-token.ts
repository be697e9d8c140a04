import { createHash, randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { readCookies, setCookie } from './cookies.ts'

const COOKIE = 'once'

/** Longer than services remember a key, so that none comes back. */
const KEPT_SECONDS = 30 * 24 * 3600

/** The key of a form that has none of its own, because its page is the same for everybody. */
export interface SubmissionToken {
  readonly key: string
  /** Ends the key: the next form, even the same one, is another intent. */
  readonly use: () => void
}

/**
 * Names a form by what it says and by the last answer that its browser has had. A second click sends the same form before
 * the first is answered, so both have one key; whoever wants the same once more has had an answer in between.
 */
export function openSubmissionToken(
  req: Request,
  res: Response,
  path: string,
  fields: ReadonlyMap<string, string>,
): SubmissionToken {
  const answered = readCookies(req).get(COOKIE) ?? ''
  const message = [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const key = createHash('sha256')
    .update(JSON.stringify([answered, path, message]))
    .digest('base64url')
  return {
    key,
    use: () => setCookie(res, COOKIE, randomUUID(), { maxAgeSeconds: KEPT_SECONDS, isSecure: req.secure }),
  }
}
