import { encodedSegment } from './encoded-segment.ts'
import { sameSitePath } from './same-site-path.ts'

/**
 * Where a product's page is: the path that its service names when that stays on the site, else the one that moves on to it.
 *
 * @example
 * productLink('/products/quiet-ridge-A1042', 'A1042') // '/products/quiet-ridge-A1042'
 * productLink('//elsewhere.example', 'A1042') // '/product/A1042'
 */
export function productLink(path: unknown, upi: string): string {
  return sameSitePath(path) ?? `/product/${encodedSegment(upi)}`
}
