import type { Message } from '../../model/message.ts'
import type { Seo } from '../../model/product-group.ts'
import type { Site } from '../../model/site.ts'
import { addressPrefix } from '../site/address-prefix.ts'
import { addressParts } from './address-parts.ts'
import { decodedPath } from './decoded-path.ts'
import { sameSitePath } from './same-site-path.ts'

/** How long a shared cache may keep a product page, in seconds. */
export const PRODUCT_PAGE_CACHE_SECONDS = 900

/** What was requested and what the product service said about it. */
export interface CanonicalDecisionInput {
  /** Path and query as the visitor asked for them. */
  readonly address: string
  /** Whether there are products to show. */
  readonly found: boolean
  readonly seo: Pick<Seo, 'canonicalUrl' | 'robots'>
  /** The brands, whose prefixes do not count. */
  readonly sites: readonly Site[]
  /** The brand's own hosts, for canonical addresses that are absolute. */
  readonly hosts?: readonly string[]
}

/** Show the page, move it (to a path without prefix), or say that there is none; a problem is to be logged. */
export type CanonicalDecision = { readonly problem?: Message<'canonical.elsewhere'> } & (
  | { readonly action: 'render' }
  | { readonly action: 'redirect'; readonly status: 301; readonly location: string }
  | { readonly action: 'not-found' }
)

/**
 * Whether a product page is where it belongs; only paths are compared, and the query travels along.
 *
 * @example
 * canonicalDecision({
 *   address: '/product/A40',
 *   found: true,
 *   seo: { canonicalUrl: '/products/sunrise-A40', robots: 'index, follow' },
 *   sites: Object.values(SITES),
 * }) // { action: 'redirect', status: 301, location: '/products/sunrise-A40' }
 */
export function canonicalDecision(input: CanonicalDecisionInput): CanonicalDecision {
  const { found, sites, seo } = input
  const { path, search } = addressParts(input.address)
  const noRedirect: CanonicalDecision = { action: found ? 'render' : 'not-found' }
  if (!seo.canonicalUrl || (found && isNoIndex(seo.robots))) return noRedirect

  const target = ownPath(seo.canonicalUrl, sites, input.hosts ?? [])
  if (target === undefined) return { ...noRedirect, problem: FOREIGN_CANONICAL }
  const requestedPath = addressPrefix(path, sites).path
  if (decodedPath(target) === decodedPath(requestedPath)) return noRedirect
  return { action: 'redirect', status: 301, location: target + search }
}

const FOREIGN_CANONICAL: Message<'canonical.elsewhere'> = {
  code: 'canonical.elsewhere',
  message: 'A canonical address does not belong to this site and was ignored.',
}

/** Whether search engines are told to leave a page out, in any case. */
export function isNoIndex(robots: string | undefined): boolean {
  return robots?.toLowerCase().includes('noindex') ?? false
}

function ownPath(canonicalUrl: string, sites: readonly Site[], hosts: readonly string[]): string | undefined {
  const { host, path: absolute } = addressParts(canonicalUrl)
  const isOwn = host !== '' && hosts.includes(host.toLowerCase())
  const address = sameSitePath(isOwn ? absolute : canonicalUrl)
  if (address === undefined) return undefined
  const { path } = addressPrefix(addressParts(address).path, sites)
  // a second prefix would be read as the visitor's own and the page would move for ever
  return addressPrefix(path, sites).path === path ? sameSitePath(path) : undefined
}
