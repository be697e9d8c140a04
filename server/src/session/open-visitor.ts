import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { Request, Response } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { openDeliveryZip } from './delivery-cookie.ts'
import { openLastOrder } from './last-order.ts'
import { openSessionCookie } from './session-cookie.ts'
import { openSignInAttempt } from './sign-in-attempt.ts'

export function openVisitor(req: Request, res: Response, { seal, visitors }: AppContext): Visitor {
  const context = requestContext(req)
  const { site } = context.location
  const cookie = openSessionCookie(req, res, site.id, { seal, isSecure: req.secure, now: Date.now })
  return {
    ...visitors(cookie, context),
    delivery: openDeliveryZip(req, res),
    lastOrder: openLastOrder(req, res, site.id, seal),
    signInAttempt: openSignInAttempt(req, res, site.id, seal),
  }
}
