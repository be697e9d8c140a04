import type { Session } from '@wallart/sdk'
import { type RequestHandler, Router } from 'express'
import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import { requestContext } from '../front/request-facts.ts'
import { parseLocation } from '../pages/page-location.ts'
import type { AppContext } from '../app-context.ts'
import { openVisitor } from '../session/open-visitor.ts'
import { runInContext } from '../upstream/call-context.ts'

/** What a page that is the same for everybody fills in for one visitor. */
interface Me {
  readonly isSignedIn: boolean
  /** Empty for a guest, and while nobody can be asked. */
  readonly name: string
  /** How many pieces are in the cart; undefined while nobody can be asked. */
  readonly badge: number | undefined
  /** The pictures that have a heart. */
  readonly hearts: readonly string[]
}

const NOBODY: Me = { isSignedIn: false, name: '', badge: 0, hearts: [] }

/** Answers what is personal on every page in one small answer; a part that cannot be had is left out. */
export function me(parts: AppContext): RequestHandler {
  return Router().get('/api/me', async (req, res) => {
    res.set('cache-control', 'private, no-store')
    const facts = requestContext(req)
    facts.route = '/api/me'
    const { context } = parseLocation(req.originalUrl, facts.hostSite)
    const visitor = openVisitor(req, res, context, parts)
    const session = visitor.session()
    res.json(session ? await runInContext(facts, () => about(visitor, session, parts)) : NOBODY)
  })
}

async function about(visitor: Visitor, session: Session, { log }: AppContext): Promise<Me> {
  const isSignedIn = session.customerType === 'registered'
  const absent = (part: string) => (error: unknown) => {
    log.warn({ err: error, part }, 'a part of what is personal is missing')
    return undefined
  }
  const [account, basket, list] = await Promise.all([
    isSignedIn ? visitor.accounts.get(session.customerId).catch(absent('name')) : undefined,
    visitor.basket.current().then(found => found ?? null, absent('badge')),
    isSignedIn ? visitor.favourites.list().catch(absent('hearts')) : undefined,
  ])
  return {
    isSignedIn,
    name: account?.firstName ?? '',
    badge:
      basket === undefined
        ? undefined
        : (basket?.productItems ?? []).reduce((sum, item) => sum + item.quantity, 0),
    hearts: (list?.items ?? []).map(({ productId }) => productId),
  }
}
