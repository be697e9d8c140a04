import { encodedSegment } from '../rules/address/encoded-segment.ts'
import { MAX_ADDRESS_LENGTH, sameSitePath } from '../rules/address/same-site-path.ts'

// A list names hundreds of addresses, and nearly all of them have nothing to check.
const PLAIN = /^(?:\/[\w-][\w.~-]*)+$/

/** The path of a page that an answer names; undefined where it names none, or one that may lead off the site. */
export function toPagePath(url: string | null | undefined): string | undefined {
  return url && url.length <= MAX_ADDRESS_LENGTH && PLAIN.test(url) ? url : sameSitePath(url)
}

/** The path of a product, else the one that moves on to it. */
export function toProductPath(url: string, upi: string): string {
  return toPagePath(url) ?? `/product/${encodedSegment(upi)}`
}

/** The path of a category, else the one that its id makes, else home. */
export function toCategoryPath(url: string, id: string | null | undefined): string {
  return toPagePath(url) ?? (id ? `/category/${encodedSegment(id)}` : '/')
}
