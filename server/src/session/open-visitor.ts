import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { Request, Response } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { openDeliveryZip } from './delivery-cookie.ts'
import { openSessionCookie } from './session-cookie.ts'

/** Opens the session of the visitor who sent a request, with basket, favourites and account. */
export function openVisitor(req: Request, res: Response, { seal, visitors }: AppContext): Visitor {
  const context = requestContext(req)
  const { site } = context.location
  const cookie = openSessionCookie(req, res, site.id, { seal, isSecure: req.secure, now: Date.now })
  return { ...visitors(cookie, context), delivery: openDeliveryZip(req, res) }
}
