import type { AnalyticsEvent } from './analytics-event.ts'

/** The sections of the account area. */
export type AccountSection = 'profile' | 'orders' | 'addresses' | 'payments' | 'favorites' | 'wishlist'

/** A section of the account area was shown. */
export function viewAccountEvent(
  section: AccountSection,
): AnalyticsEvent<'view_account', { section: AccountSection }> {
  return { event: 'view_account', section }
}
