import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import * as z from 'zod'
import { readCookies, setCookie } from './cookies.ts'
import type { Seal } from './seal.ts'

const NAME = 'reco'
const YEAR_SECONDS = 365 * 24 * 3600

const stored = z.object({ recommendationId: z.string() })

/** Sealed, as a visitor could otherwise be as many as there are ids. */
export function recommendationId(req: Request, seal: Seal): string | undefined {
  const text = seal.open(readCookies(req).get(NAME) ?? '')
  return text === undefined ? undefined : stored.safeParse(JSON.parse(text)).data?.recommendationId
}

export function giveRecommendationId(req: Request, res: Response, seal: Seal): string {
  const id = randomUUID()
  const value = seal.seal(JSON.stringify({ recommendationId: id }))
  setCookie(res, NAME, value, { maxAgeSeconds: YEAR_SECONDS, isSecure: req.secure })
  return id
}

export function forgetRecommendationId(req: Request, res: Response): void {
  if (readCookies(req).has(NAME)) setCookie(res, NAME, '', { maxAgeSeconds: 0, isSecure: req.secure })
}
