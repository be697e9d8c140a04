import type { Session, SiteId } from '@wallart/sdk'
import { activityIdentity, type ActivityIdentity } from '@wallart/sdk/analytics'

/** Whom the recommendation service is told of or asked for. */
export interface Doer {
  readonly site: SiteId
  readonly isProduction: boolean
  readonly cookieId: string
  readonly session: Session | undefined
}

/** Names a visitor as the recommendation service knows them: by the browser, and by who is signed in there. */
export function identityOf({ site, isProduction, cookieId, session }: Doer): ActivityIdentity {
  return activityIdentity({
    site,
    isProduction,
    cookieId,
    customerType: session?.customerType ?? 'guest',
    ...(session && { userId: session.encUserId }),
  })
}
