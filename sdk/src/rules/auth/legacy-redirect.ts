import type { AuthFailureView } from './auth-failure-view.ts'

/** Where customers of the old shop set a new password. */
export const LEGACY_RESET_ADDRESS = '/reset-password?legacyCustomer=true'

/** Where a failed sign-in sends an account of the old shop; other accounts stay in the form. */
export function legacyRedirect(
  failure: Pick<AuthFailureView, 'checkLegacy'>,
  isLegacy: boolean,
): typeof LEGACY_RESET_ADDRESS | undefined {
  return failure.checkLegacy && isLegacy ? LEGACY_RESET_ADDRESS : undefined
}
