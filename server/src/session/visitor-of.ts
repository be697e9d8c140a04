import type { Request } from 'express'
import { requestContext } from '../front/request-context.ts'
import type { Visitor } from '../limits/address-queue.ts'
import { visitorAddress, visitorLine } from '../limits/visitor-address.ts'
import type { Seal } from './seal.ts'
import { readSession } from './session-cookie.ts'

interface VisitorContext {
  readonly seal: Seal
  readonly trustProxy: number
}

/**
 * Who waits in a queue: a customer's sessions count as one, and who has none of ours is known by the address. What is sent
 * without a session, as the first work of a cart, does not wait behind the pages that others open without one.
 */
export function visitorOf(req: Request, { seal, trustProxy }: VisitorContext): Visitor {
  const { site } = requestContext(req).location
  const session = readSession(req, site.id, { seal, isSecure: req.secure })
  const kind = req.method === 'POST' ? 'forms' : 'pages'
  return {
    address: visitorLine(req, trustProxy),
    session: session?.customerId ?? `${kind} ${visitorAddress(req, trustProxy)}`,
  }
}
