import { isDataPath } from '../pages/pages.ts'
import { cleanPath } from '@wallart/sdk'
import type { RequestHandler } from 'express'

/** One way to write the address of a page: any other one moves there for good, and keeps its query. */
export const canonicalPath: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next()
  if (isDataPath(req.originalUrl)) return next()
  const [path = '', query] = req.originalUrl.split(/\?(.*)/s)
  const canonical = cleanPath(path)
  if (canonical === path) return next()
  res.set('cache-control', 'public, max-age=0, s-maxage=900')
  res.redirect(301, query ? `${canonical}?${query}` : canonical)
}
