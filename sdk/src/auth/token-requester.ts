import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Clock } from '../http/options.ts'
import type { IssuedTokens, Session } from '../model/session.ts'
import type { Contract } from '../model/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { encodeForm, type FormFields } from './encode-form.ts'
import { createSession, type SessionExpectation } from './create-session.ts'

export type RequestTokens = (
  operation: Operation,
  fields: FormFields,
  expected: SessionExpectation,
  call: CallOptions,
) => Promise<Session>

export function createTokenRequester(
  http: Http,
  organizationId: string,
  contract: Contract<IssuedTokens>,
  clock: Pick<Clock, 'now'>,
): RequestTokens {
  return async (operation, fields, expected, call) => {
    const requestedAt = clock.now()
    const body = encodeForm({ ...fields, dnt: expected.dnt })
    const issued = await http.send(operation, { ...call, contract, path: { organizationId }, body })
    return createSession(issued, requestedAt, expected)
  }
}
