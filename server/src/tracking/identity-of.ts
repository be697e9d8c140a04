import type { Session } from '@wallart/sdk'
import { activityIdentity, type ActivityIdentity } from '@wallart/sdk/analytics'

export interface Doer {
  /** As the recommendation service knows it. */
  readonly site: string
  readonly isProduction: boolean
  readonly cookieId: string
  readonly session: Session | undefined
}

export function identityOf({ site, isProduction, cookieId, session }: Doer): ActivityIdentity {
  return activityIdentity({
    site,
    isProduction,
    cookieId,
    customerType: session?.customerType ?? 'guest',
    ...(session && { userId: session.encUserId }),
  })
}
