import { redirectTarget } from '../rules/address/redirect-target.ts'

/** The address that is told to send a sign-in e-mail, with the page of this site that follows the sign-in. */
export function callbackAddress(callbackUri: string, redirectUrl: string | undefined): string {
  if (redirectUrl === undefined) return callbackUri
  const separator = callbackUri.includes('?') ? '&' : '?'
  return `${callbackUri}${separator}redirectUrl=${encodeURIComponent(redirectTarget(redirectUrl))}`
}
