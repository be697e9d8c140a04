import { createHash, randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { readCookies, setCookie } from './cookies.ts'

const COOKIE = 'once'

/** Longer than services remember a key, so that none returns. */
const MAX_AGE_SECONDS = 30 * 24 * 3600

export interface SubmissionToken {
  readonly key: string
  readonly rotate: () => void
}

/**
 * Derives the key from the form and from the last answer that its browser has had. A double click sends both forms
 * before the first answer, so both have one key; an intended repetition has had an answer in between.
 */
export function openSubmissionToken(
  req: Request,
  res: Response,
  path: string,
  fields: ReadonlyMap<string, string>,
): SubmissionToken {
  const lastAnswer = readCookies(req).get(COOKIE) ?? ''
  const sorted = [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const key = createHash('sha256')
    .update(JSON.stringify([lastAnswer, path, sorted]))
    .digest('base64url')
  return {
    key,
    rotate: () =>
      setCookie(res, COOKIE, randomUUID(), { maxAgeSeconds: MAX_AGE_SECONDS, isSecure: req.secure }),
  }
}
