import { cleanPath } from '@wallart/sdk'
import type { RequestHandler } from 'express'
import { requestContext } from '../front/request-context.ts'
import { splitQuery } from '../split-query.ts'

export const canonicalPath: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next()
  if (requestContext(req).location.isCanonical) return next()
  const [path, query] = splitQuery(req.originalUrl)
  const canonical = cleanPath(path)
  res.set('cache-control', 'public, max-age=0, s-maxage=900')
  res.redirect(301, query ? `${canonical}?${query}` : canonical)
}
