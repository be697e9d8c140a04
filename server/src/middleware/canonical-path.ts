import { cleanPath } from '@wallart/sdk'
import type { RequestHandler } from 'express'
import { requestContext } from '../front/request-context.ts'
import { splitQuery } from '../split-query.ts'

export const canonicalPath: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next()
  const { isCanonical, basename } = requestContext(req).location
  if (isCanonical) return next()
  const [path, query] = splitQuery(req.originalUrl)
  const prefix = basename === '/' ? '' : basename
  const canonical = prefix + cleanPath(path).slice(prefix.length)
  res.set('cache-control', 'public, max-age=0, s-maxage=900')
  res.redirect(301, query ? `${canonical}?${query}` : canonical)
}
