import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { readCookies, setCookie } from '../session/cookies.ts'

const NAME = 'reco'

const ID = /^[\da-f-]{36}$/
const YEAR_SECONDS = 365 * 24 * 3600

export function recommendationId(req: Request): string | undefined {
  const id = readCookies(req).get(NAME)
  return id && ID.test(id) ? id : undefined
}

export function giveRecommendationId(req: Request, res: Response): string {
  const known = recommendationId(req)
  if (known) return known
  const id = randomUUID()
  setCookie(res, NAME, id, { maxAgeSeconds: YEAR_SECONDS, isSecure: req.secure })
  return id
}
