import type { IncomingMessage, ServerResponse } from 'node:http'
import { SdkError } from '@wallart/sdk'
import type { ErrorRequestHandler } from 'express'
import { requestContext } from '../front/request-context.ts'
import { plain } from '../front/plain.ts'
import type { AppContext } from '../app-context.ts'

export function problem(app: Pick<AppContext, 'log'>): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => answerProblem(error, req, res, app)
}

/** Logs an unhandled error under the request's id, which is all that the visitor sees. */
export function answerProblem(
  error: unknown,
  req: IncomingMessage,
  res: ServerResponse,
  { log }: Pick<AppContext, 'log'>,
): void {
  const { id } = requestContext(req)
  const refusal = refusedStatus(error)
  // Who sends too slowly would go on with a body that nothing reads.
  if (refusal === 408 && !res.headersSent) res.setHeader('connection', 'close')
  if (refusal && !res.headersSent) return plain(res, refusal, 'The request cannot be understood.')
  log.error({ id, ...(SdkError.is(error) ? { error: error.toJSON() } : { err: error }) }, 'request failed')
  if (res.headersSent) {
    res.destroy()
    return
  }
  plain(res, 500, `Something went wrong. (${id})`)
}

// Express's body parsers refuse a body that is too large or no JSON.
function refusedStatus(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 && !SdkError.is(error)
    ? status
    : undefined
}
