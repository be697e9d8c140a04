import { ForbiddenError, ServerError } from '../errors/http-status-errors.ts'
import type { Authorization, GrantedAuthorization } from '../model/authorization.ts'
import type { Operation } from '../operations/operation.ts'

export function requireGrant(authorization: Authorization, { id }: Operation): GrantedAuthorization {
  if ('code' in authorization) return authorization
  const { refused, sentence } = authorization
  const refusal = { status: 303, problem: refused, sentence }
  if (SERVER_FAULTS.has(refused)) throw new ServerError(refusal, { operation: id }, 'server')
  throw new ForbiddenError(refusal, { operation: id }, 'forbidden')
}

// A redirect cannot carry a status, so these stand for 500 and 503 (RFC 6749 §4.1.2.1).
const SERVER_FAULTS: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])
