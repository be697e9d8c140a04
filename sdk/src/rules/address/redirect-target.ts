import { addressParts } from './address-parts.ts'
import { decodedPath } from './decoded-path.ts'
import { sameSitePath } from './same-site-path.ts'

/** Where a shopper goes after signing in who came from nowhere in particular. */
export const DEFAULT_REDIRECT_TARGET = '/account'

const FORBIDDEN_TARGET = /\/(?:login|logout|registration|b2b_registration|callback)\/*$/i

/** A page of this site that it is safe to send a shopper on to, never the addresses of the sign-in and sign-out themselves. */
export function redirectTarget(value: unknown, fallback: string = DEFAULT_REDIRECT_TARGET): string {
  const target = sameSitePath(value)
  if (target === undefined) return fallback
  return FORBIDDEN_TARGET.test(decodedPath(addressParts(target).path)) ? fallback : target
}
