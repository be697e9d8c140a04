import { type RequestHandler, Router } from 'express'
import { plain } from '../front/plain.ts'

export interface Readiness {
  isReady: boolean
}

/** Liveness and readiness, both independent of the upstream. */
export function health(readiness: Readiness): RequestHandler {
  return Router()
    .get('/livez', (_req, res) => plain(res, 200, 'ok'))
    .get('/readyz', (_req, res) =>
      readiness.isReady ? plain(res, 200, 'ready') : plain(res, 503, 'stopping'),
    )
}
