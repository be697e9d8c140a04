import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { requestContext } from '../front/request-facts.ts'
import type { AppContext } from '../app-context.ts'

/** Sees to it that no answer which caches may share sets a cookie: it is dropped, and the log tells of the mistake. */
export function noSharedCookies({ log }: Pick<AppContext, 'log'>): RequestHandler {
  return (req, res, next) => {
    res.writeHead = new Proxy(res.writeHead.bind(res), {
      apply(writeHead, _self, given: unknown[]) {
        if (res.hasHeader('set-cookie') && mayBeShared(res)) {
          res.removeHeader('set-cookie')
          log.error({ id: requestContext(req).id }, 'a cookie was about to be shared')
        }
        return Reflect.apply(writeHead, undefined, given)
      },
    })
    next()
  }
}

function mayBeShared(res: ServerResponse): boolean {
  return /s-maxage|public/.test(String(res.getHeader('cache-control') ?? ''))
}
