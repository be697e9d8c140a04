import { httpError } from '../errors/refusal-errors.ts'
import type { Authorization, GrantedAuthorization } from '../model/authorization.ts'
import type { Operation } from '../operations/operation.ts'

/** The authorization with its code, or its refusal as an error. */
export function granted(authorization: Authorization, { id }: Operation): GrantedAuthorization {
  if ('code' in authorization) return authorization
  const { refused, sentence } = authorization
  throw httpError({ status: 303, problem: refused, sentence }, { operation: id })
}
