import type { Customer } from '../model/customer.ts'
import type { IssuedTokens, Session } from '../model/session.ts'
import { tokenClaims } from './token-claims.ts'

export interface SessionExpectation {
  readonly customerType: Customer['customerType']
  readonly dnt?: boolean | undefined
}

/** A session out of tokens that were asked for at a moment; where the tokens are silent, it is as it was expected. */
export function createSession(
  issued: IssuedTokens,
  requestedAt: number,
  expected: SessionExpectation,
): Session {
  const claims = tokenClaims(issued.accessToken)
  return {
    accessToken: issued.accessToken,
    refreshToken: issued.refreshToken,
    usid: issued.usid,
    customerId: issued.customerId,
    encUserId: issued.encUserId,
    customerType: claims.customerType ?? expected.customerType,
    dnt: issued.dnt ?? claims.dnt ?? expected.dnt ?? false,
    accessEndsAt: requestedAt + issued.accessSeconds * 1000,
    refreshEndsAt: requestedAt + issued.refreshSeconds * 1000,
  }
}
