import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { requestContext } from '../front/request-context.ts'
import type { AppContext } from '../app-context.ts'

/** Drops a cookie of a response that caches may share, and logs the mistake. */
export function noSharedCookies({ log }: Pick<AppContext, 'log'>): RequestHandler {
  return (req, res, next) => {
    onHeaders(res, () => {
      if (!res.hasHeader('set-cookie') || !mayBeShared(res)) return
      res.removeHeader('set-cookie')
      log.error({ id: requestContext(req).id }, 'cookie on a shared response dropped')
    })
    next()
  }
}

function mayBeShared(res: ServerResponse): boolean {
  return /s-maxage|public/.test(String(res.getHeader('cache-control') ?? ''))
}
