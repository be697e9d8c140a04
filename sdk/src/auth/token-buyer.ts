import type { Call } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Clock } from '../http/options.ts'
import type { IssuedTokens, Session } from '../model/session.ts'
import type { Contract } from '../operations/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { formOf, type FormFields } from './form-of.ts'
import { sessionOf, type SessionExpectation } from './session-of.ts'

/** Gets tokens for the fields of a form. */
export type TokenBuyer = (
  operation: Operation,
  fields: FormFields,
  expected: SessionExpectation,
  call: Pick<Call<unknown>, 'headers' | 'signal'>,
) => Promise<Session>

/** Makes the buyer of an organization's tokens. */
export function createTokenBuyer(
  http: Http,
  organizationId: string,
  contract: Contract<IssuedTokens>,
  clock: Pick<Clock, 'now'>,
): TokenBuyer {
  return async (operation, fields, expected, call) => {
    const askedAt = clock.now()
    const body = formOf({ ...fields, dnt: expected.dnt })
    const issued = await http.send(operation, { ...call, contract, path: { organizationId }, body })
    return sessionOf(issued, askedAt, expected)
  }
}
