import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { SiteContext } from '@wallart/sdk'
import type { Request, Response } from 'express'
import type { AppContext } from '../app-context.ts'
import { openDeliveryZip } from './delivery-cookie.ts'
import { openSessionCookie } from './session-cookie.ts'

/** Opens what is the visitor's own who sends a request. */
export function openVisitor(req: Request, res: Response, context: SiteContext, parts: AppContext): Visitor {
  const { seal, visitors } = parts
  const cookie = openSessionCookie(req, res, context.site.id, { seal, isSecure: req.secure, now: Date.now })
  return { ...visitors(cookie, context), delivery: openDeliveryZip(req, res) }
}
