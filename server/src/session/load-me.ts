import { GUEST, type Me } from '@wallart/client/framework/me.ts'
import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import { basketPieces } from '@wallart/sdk'
import type { AppContext } from '../app-context.ts'
import type { RequestContext } from '../front/request-context.ts'

/** Loads what is personal on every page; what cannot be loaded is left out. */
export async function loadMe(
  visitor: Visitor,
  context: RequestContext,
  { log }: Pick<AppContext, 'log'>,
): Promise<Me> {
  const session = visitor.session()
  if (!session) return GUEST
  const isSignedIn = session.customerType === 'registered'
  const missing = (part: string) => (error: unknown) => {
    log.warn({ id: context.id, err: error, part }, 'part of me is missing')
    context.markDegraded()
    return undefined
  }
  const [account, basket, list] = await Promise.all([
    isSignedIn ? visitor.accounts.get(session.customerId).catch(missing('name')) : undefined,
    visitor.basket.current().then(found => found ?? null, missing('badge')),
    isSignedIn ? visitor.favourites.list().catch(missing('hearts')) : undefined,
  ])
  // The session may have ended on the way.
  if (isSignedIn && visitor.session()?.customerType !== 'registered') return GUEST
  return {
    isSignedIn,
    name: account?.firstName ?? '',
    ...(basket !== undefined && { badge: basketPieces(basket) }),
    hearts: (list?.items ?? []).map(({ productId }) => productId),
  }
}
