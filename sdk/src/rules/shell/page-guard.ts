import type { SiteId } from '../../model/site.ts'
import { HAS_BUSINESS_ACCOUNTS } from '../../sites/brands.ts'
import { addressParts } from '../address/address-parts.ts'
import { encodedSegment } from '../address/encoded-segment.ts'

/** Where a guest is sent who asks for a page of the account area, else undefined; the page is remembered. */
export function accountRedirect(isRegistered: boolean, address: string): string | undefined {
  const { path } = addressParts(address)
  if (isRegistered || !(path === '/account' || path.startsWith('/account/'))) return undefined
  return `/login?redirect=${encodedSegment(address)}`
}

/** Where a shopper is sent who asks for business registration, else undefined; the art brand alone has it. */
export function businessRedirect(isRegistered: boolean, siteId: SiteId): string | undefined {
  if (isRegistered) return '/account'
  return HAS_BUSINESS_ACCOUNTS[siteId] ? undefined : '/registration'
}
