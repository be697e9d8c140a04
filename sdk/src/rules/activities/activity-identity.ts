import type { Customer } from '../../model/customer.ts'
import type { ActivityIdentity } from './activity.ts'

/** Whose activity it is and where the shop runs. */
export interface ActivityVisitor {
  /** The site as the recommendation service knows it: realm, dash, site. */
  readonly site: string
  readonly isProduction: boolean
  readonly cookieId: string
  readonly customerType: Customer['customerType']
  readonly userId?: string
}

/** The part that every activity carries; only a registered shopper has a user id. */
export function activityIdentity(visitor: ActivityVisitor): ActivityIdentity {
  const { site, isProduction, cookieId, customerType, userId } = visitor
  return {
    realm: site.replace(/-.*/s, ''),
    instanceType: isProduction ? 'prd' : 'sbx',
    cookieId,
    ...(customerType === 'registered' && userId ? { userId } : {}),
  }
}
