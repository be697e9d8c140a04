import { SdkError } from '../../errors/sdk-error.ts'
import type { SdkErrorCode } from '../../errors/error-fields.ts'

export const QUOTA_EXCEEDED = 'customer-baskets-quota-exceeded'
export const CUSTOMER_NOT_FOUND = 'customer-not-found'

export function hasCode(error: unknown, ...codes: readonly SdkErrorCode[]): boolean {
  return SdkError.is(error) && codes.includes(error.code)
}

export function hasProblem(error: unknown, problem: string): boolean {
  return SdkError.is(error) && 'problem' in error && error.problem === problem
}

export function basketIdsOf(error: unknown): readonly string[] {
  const named: unknown = SdkError.is(error) && 'basketIds' in error ? error.basketIds : []
  return Array.isArray(named) ? named.filter(id => typeof id === 'string') : []
}
