import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { SitemapPart, SitemapRange } from '../model/sitemap.ts'
import type { Contract } from '../model/contract.ts'
import { getSitemap } from '../operations/get-sitemap.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'
import type { CommerceScope } from './commerce-scope.ts'

/** The contracts of the client for sitemaps. */
export interface SitemapContracts {
  readonly sitemap: Contract<SitemapPart>
}

/** Reads what there is to be found. */
export interface SitemapClient {
  /** The pages in a range; fails rather than leaves any out. */
  readonly part: (range: SitemapRange, options?: CallOptions) => Promise<SitemapPart>
}

const NEEDED: NeededArguments<SitemapClient> = { part: ['range:object'] }

/**
 * Creates the client for one brand's sitemaps.
 * @example
 * const sitemap = createSitemapClient(http, { ...scope, contracts: { sitemap: getSitemapContract } })
 * const { last, entries } = await sitemap.part({ kind: 'works', from: 1, limit: 500 })
 */
export function createSitemapClient(
  http: Http,
  settings: ClientOptions<SitemapContracts, Pick<CommerceScope, 'siteId'>>,
): SitemapClient {
  const { siteId, contracts } = checkedScope(http, settings)
  return checkedCalls(NEEDED, {
    part: (range, options) =>
      http.send(getSitemap, {
        ...options,
        contract: contracts.sitemap,
        query: { siteId, ...range },
      }),
  })
}
