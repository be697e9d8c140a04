import type { RequestHandler } from 'express'
import { openRequestContext } from '../front/request-context.ts'

export const withRequestContext: RequestHandler = (req, res, next) => {
  openRequestContext(req, res)
  next()
}
