import { type RequestHandler, Router } from 'express'
import { plain } from '../front/plain.ts'

/** Whether the server takes requests; told apart from whether the process lives. */
export interface Readiness {
  isReady: boolean
}

/** Whether the process lives, and whether it takes requests; what the upstream does is no part of either. */
export function health(readiness: Readiness): RequestHandler {
  return Router()
    .get('/livez', (_req, res) => plain(res, 200, 'ok'))
    .get('/readyz', (_req, res) =>
      readiness.isReady ? plain(res, 200, 'ready') : plain(res, 503, 'stopping'),
    )
}
