import { SdkError } from '@wallart/sdk'
import type { ErrorRequestHandler } from 'express'
import type { Parts } from '../parts.ts'

/** The last resort: what nobody caught is logged under the request's id, and the visitor learns nothing else. */
export function problem({ log }: Pick<Parts, 'log'>): ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    const id = res.locals.requestId
    log.error(
      { id, ...(SdkError.is(error) ? { error: error.toJSON() } : { err: error }) },
      'a request failed',
    )
    if (res.headersSent) {
      res.destroy()
      return
    }
    res.status(500).set('cache-control', 'no-store').type('text/plain').send(`Something went wrong. (${id})`)
  }
}
