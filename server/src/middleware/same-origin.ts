import type { RequestHandler } from 'express'
import { plain } from '../front/plain.ts'
import { requestContext } from '../front/request-context.ts'
import type { AppContext } from '../app-context.ts'
import { isCrossSite } from '../session/cross-site.ts'

export function sameOrigin({ origins, log }: AppContext): RequestHandler {
  const own = Object.values(origins)
  return (req, res, next) => {
    if (!isCrossSite(req, own)) return next()
    log.warn({ id: requestContext(req).id, event: 'cross-site request refused' }, 'refused')
    plain(res, 403, 'This request came from another site.')
  }
}
