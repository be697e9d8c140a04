import { type RequestHandler, Router } from 'express'

/** Whether the process lives. */
export function health(): RequestHandler {
  return Router().get('/livez', (_req, res) => {
    res.set('cache-control', 'no-store').type('text/plain').send('ok')
  })
}
