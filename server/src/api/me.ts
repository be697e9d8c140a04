import type { Me } from '@wallart/client/framework/me.ts'
import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import { cartBadgeCount, type Session } from '@wallart/sdk'
import { type RequestHandler, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext, type RequestContext } from '../front/request-context.ts'
import { openVisitor } from '../session/open-visitor.ts'

const GUEST: Me = { isSignedIn: false, name: '', badge: 0, hearts: [] }

export function me(app: AppContext): RequestHandler {
  return Router().get('/api/me', async (req, res) => {
    res.set('cache-control', 'private, no-store')
    const context = requestContext(req)
    context.route = '/api/me'
    const visitor = openVisitor(req, res, app)
    const session = visitor.session()
    res.json(session ? await loadMe(visitor, session, context, app) : GUEST)
  })
}

async function loadMe(
  visitor: Visitor,
  { customerType, customerId }: Session,
  context: RequestContext,
  { log }: AppContext,
): Promise<Me> {
  const isSignedIn = customerType === 'registered'
  const missing = (part: string) => (error: unknown) => {
    log.warn({ id: context.id, err: error, part }, 'part of me is missing')
    context.markDegraded()
    return undefined
  }
  const [account, basket, list] = await Promise.all([
    isSignedIn ? visitor.accounts.get(customerId).catch(missing('name')) : undefined,
    visitor.basket.current().then(found => found ?? null, missing('badge')),
    isSignedIn ? visitor.favourites.list().catch(missing('hearts')) : undefined,
  ])
  return {
    isSignedIn,
    name: account?.firstName ?? '',
    ...(basket !== undefined && { badge: cartBadgeCount(basket?.productItems ?? []) }),
    hearts: (list?.items ?? []).map(({ productId }) => productId),
  }
}
