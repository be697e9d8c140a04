import type { RequestHandler } from 'express'
import { openRequestContext } from '../front/request-context.ts'

/** Stands in for the front before the middleware of a test. */
export const withRequestContext: RequestHandler = (req, res, next) => {
  openRequestContext(req, res)
  next()
}
