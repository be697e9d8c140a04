import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

declare module 'express-serve-static-core' {
  interface Locals {
    /** Names this request in the logs and on the error page. */
    requestId: string
  }
}

/** Gives every request an id and writes one line when it is answered: never its query, which may be personal. */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now()
    res.locals.requestId = randomUUID()
    res.setHeader('x-request-id', res.locals.requestId)
    res.once('close', () => {
      const { requestId: id } = res.locals
      const ms = Math.round(performance.now() - started)
      log.info({ id, method: req.method, path: req.path, status: res.statusCode, ms }, 'answered')
    })
    next()
  }
}
