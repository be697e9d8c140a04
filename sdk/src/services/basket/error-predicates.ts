import { SdkError, type SdkErrorCode } from '../../errors/sdk-error.ts'

/** The problem of a second basket where a shopper may have one. */
export const QUOTA_EXCEEDED = 'customer-baskets-quota-exceeded'

/** Whether a call failed in that way. */
export function hasCode(error: unknown, ...codes: readonly SdkErrorCode[]): boolean {
  return SdkError.is(error) && codes.includes(error.code)
}

/** Whether a call was refused for that problem. */
export function hasProblem(error: unknown, problem: string): boolean {
  return SdkError.is(error) && 'problem' in error && error.problem === problem
}

/** The baskets that a refusal names. */
export function basketIdsOf(error: unknown): readonly string[] {
  const named: unknown = SdkError.is(error) && 'basketIds' in error ? error.basketIds : []
  return Array.isArray(named) ? named.filter(id => typeof id === 'string') : []
}
