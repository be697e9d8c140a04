import type { ProductsClient } from '../clients/products.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Taxonomy } from '../model/category.ts'
import type { ArtRecord } from '../model/platform-product.ts'
import type { ProductGroup, Upi } from '../model/product-group.ts'
import type { Ratings } from '../model/ratings.ts'
import type { SimilarItem } from '../model/recommendation.ts'
import type { Site } from '../model/site.ts'
import { canonicalDecision } from '../rules/address/canonical-decision.ts'
import type { ProductKey } from '../rules/address/parse-product-path.ts'
import { SIMILAR_ITEMS_PAGE_COUNT } from '../rules/carousel/recommenders.ts'
import { productFetchProblem, type ProductFetchProblem } from '../rules/texts/product-fetch-problem.ts'
import { withFallback } from './fallback/with-fallback.ts'
import { reportDegraded, type ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** What the products of a shop are read with. */
export type ProductsReader = Pick<ProductsClient, 'group' | 'similar' | 'taxonomy' | 'ratings' | 'records'>

/** Remembers the ratings of a site for all shops that share it. */
export interface RatingsCache {
  current?: Ratings
}

/** What the products of a shop are created with. */
export interface ProductsOptions extends ServiceOptions {
  /** The brands, whose prefixes do not count in an address. */
  readonly sites: readonly Site[]
  /** The moment, in epoch milliseconds. */
  readonly now: () => number
  readonly ratings?: RatingsCache
}

/** Where a visitor asked for a work. */
export interface WorkRequest {
  /** Path and query as the visitor asked for them. */
  readonly address: string
  readonly zipCode?: string
}

/** A work to show, or the place where it is now, or why there is none. */
export type WorkResult =
  | { readonly kind: 'found'; readonly group: ProductGroup }
  | { readonly kind: 'moved'; readonly status: 301; readonly location: string }
  | { readonly kind: 'missing'; readonly problem: ProductFetchProblem }

/** The products of the shop. */
export interface Products {
  /** One work for its page; a failure that is not the service's own "not found" is thrown. */
  readonly work: (key: ProductKey, request: WorkRequest, options?: CallOptions) => Promise<WorkResult>
  /** Similar works; none without a product number or after a failure. */
  readonly similar: (upi: Upi | undefined, options?: CallOptions) => Promise<readonly SimilarItem[]>
  /** Where a product belongs; nowhere after a failure. */
  readonly taxonomy: (upi: Upi, options?: CallOptions) => Promise<Taxonomy>
  /** The customer ratings, loaded once; undefined after a failure. */
  readonly ratings: (options?: CallOptions) => Promise<Ratings | undefined>
  /** An uploaded picture as the products service knows it, loaded once; undefined after a failure. */
  readonly uploadedPhoto: (upi: Upi, options?: CallOptions) => Promise<ArtRecord | undefined>
}

const NEEDED: NeededArguments<Products> = {
  work: ['key:object', 'request:object'],
  taxonomy: ['upi:string'],
  uploadedPhoto: ['upi:string'],
}

/**
 * Creates the products of one shop.
 * @example
 * const shopProducts = createProducts(products, { sites: Object.values(SITES), now: Date.now, log })
 * const result = await shopProducts.work({ upi: 'A1042' }, { address: '/product/A1042' })
 */
export function createProducts(client: ProductsReader, options: ProductsOptions): Products {
  requireClient('createProducts', client, 'group', options, ['sites', 'now()', 'log.warn()'])
  const { log, sites, now, ratings: ratingsCache = {} } = options
  const uploads = new Map<Upi, ArtRecord>()

  return checkedCalls(NEEDED, {
    async work(key, { address, ...query }, call) {
      const upi = 'upi' in key ? key.upi : key.apnum
      const group = await undefinedIfNotFound(client.group(key, { at: now(), ...query }, call), options)
      if (!group) return missingWork(upi, 404)
      if (group.dropped > 0) log.warn({ upi, dropped: group.dropped }, 'some variants cannot be sold')
      const found = group.products.length > 0
      const decision = canonicalDecision({ address, found, seo: group.seo, sites })
      if (decision.problem) log.warn({ upi, problem: decision.problem.code }, decision.problem.message)
      if (decision.action === 'redirect')
        return {
          kind: 'moved',
          status: decision.status,
          location: withVariantChoice(decision.location, group),
        }
      return decision.action === 'render' ? { kind: 'found', group } : missingWork(upi, 200)
    },
    async similar(upi, callOptions) {
      if (!upi) return []
      const call = () => client.similar(upi, { ...callOptions, count: SIMILAR_ITEMS_PAGE_COUNT })
      return withFallback(call, [], options, 'the similar items are missing')
    },
    taxonomy: (upi, call) =>
      withFallback(
        () => client.taxonomy(upi, call),
        { categories: [], breadcrumbs: [] },
        options,
        'the taxonomy is missing',
      ),
    async ratings(call) {
      const ratings =
        ratingsCache.current ??
        (await withFallback(() => client.ratings(call), undefined, options, 'the ratings are missing'))
      if (ratings) ratingsCache.current = ratings
      return ratings
    },
    async uploadedPhoto(upi, call) {
      const first = async () => (await client.records(upi, {}, call))[0]
      const upload =
        uploads.get(upi) ?? (await withFallback(first, undefined, options, 'an uploaded picture is missing'))
      if (upload) uploads.set(upi, upload)
      return upload
    },
  })
}

async function undefinedIfNotFound<T>(call: Promise<T>, options: ServiceOptions): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (!SdkError.is(error) || error.code !== 'not-found') throw error
    // A 404 with a hint may come from another server.
    if (error.hint) reportDegraded(options, error, 'a work may be missing by mistake')
    return undefined
  }
}

function missingWork(upi: string, status: 404 | 200): WorkResult {
  return { kind: 'missing', problem: productFetchProblem({ call: 'group', upi, status, productCount: 0 }) }
}

// An address that names a size and finish by itself says so as a choice where it leads to.
function withVariantChoice(
  location: string,
  { requestedUpi, defaultUpi, products }: Pick<ProductGroup, 'requestedUpi' | 'defaultUpi' | 'products'>,
): string {
  const isRequested = requestedUpi !== defaultUpi && products.some(({ upi }) => upi === requestedUpi)
  if (!isRequested || /[?&]upi=/.test(location)) return location
  return `${location}${location.includes('?') ? '&' : '?'}upi=${requestedUpi}`
}
