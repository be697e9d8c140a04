import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { readCookies, setCookie } from './cookies.ts'
import type { Seal } from './seal.ts'

const COOKIE = 'once'

/** Longer than services remember a key, so that none returns. */
const MAX_AGE_SECONDS = 30 * 24 * 3600

export interface SubmissionToken {
  readonly key: string
  readonly rotate: () => void
}

/**
 * Derives the key from the form and from the last answer that its browser has had. A double click sends both forms
 * before the first answer, so both have one key; an intended repetition has had an answer in between. Services and their logs
 * see it, and the form may be a card.
 */
export function openSubmissionToken(
  req: Request,
  res: Response,
  form: readonly string[],
  fields: ReadonlyMap<string, string>,
  seal: Pick<Seal, 'digest'>,
): SubmissionToken {
  const lastAnswer = readCookies(req).get(COOKIE) ?? ''
  const sorted = [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    key: seal.digest(JSON.stringify([lastAnswer, form, sorted])),
    rotate: () =>
      setCookie(res, COOKIE, randomUUID(), { maxAgeSeconds: MAX_AGE_SECONDS, isSecure: req.secure }),
  }
}
