import { encodedSegment, siteLink, type SiteContext } from '@wallart/sdk'
import type { PrivateRequest } from './page-request.server.ts'

/** Where who signs in is led back to an address. */
export function signInLink(address: string, context: SiteContext): string {
  return siteLink(`/login?redirect=${encodedSegment(address)}`, context)
}

/** Where a customer whose session has ended is led instead of to an empty basket; it is said once. */
export function signInAgain(address: string, { visitor, context }: PrivateRequest): string | undefined {
  return visitor.forgetEndedSession() ? signInLink(address, context) : undefined
}
