import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { PlatformProduct } from '../model/platform-product.ts'
import type { Contract } from '../model/contract.ts'
import { dataListContract } from '../operations/data-list.contract.ts'
import { getProduct } from '../operations/get-product.ts'
import { getProducts } from '../operations/get-products.ts'
import { masterWarning } from '../rules/product/master-warning.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { inBatches } from './fetching/in-batches.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for product lookup. */
export interface ProductLookupContracts {
  readonly product: Contract<PlatformProduct>
}

/** The shop of a product lookup, and who hears what is odd about its products. */
export interface ProductLookupScope extends CommerceScope {
  /** Hears of masters without variants; the console by default. */
  readonly log?: { warn(details: Record<string, unknown>, message: string): void }
}

/** How several products are read. */
export interface ProductLookupOptions extends CallOptions {
  /** All pictures, unless only the parts of a bundle are shown. */
  readonly allImages?: boolean
}

/** Reads products of the commerce platform by their ids. */
export interface ProductLookupClient {
  /** One product by its id; one that the platform does not know is refused. */
  readonly product: (id: string, options?: CallOptions) => Promise<PlatformProduct>
  /** Any number of products in the order of their ids; those that the platform does not know are absent. */
  readonly products: (
    ids: readonly string[],
    options?: ProductLookupOptions,
  ) => Promise<readonly PlatformProduct[]>
}

/** How many products can be requested at once. */
export const PRODUCT_IDS_MAX = 24

/** What is asked of one product. */
export const PRODUCT_EXPAND: readonly string[] = [
  'availability',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'bundled_products',
]

/** What is asked of several products. */
export const PRODUCTS_EXPAND: readonly string[] = [
  'availability',
  'links',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
]

const NEEDED: NeededArguments<ProductLookupClient> = { product: ['id:string'], products: ['ids:array'] }

/**
 * Creates the client for the product lookup.
 * @example
 * const lookup = createProductLookupClient(http, { ...scope, contracts: { product: getProductContract } })
 * const [first] = await lookup.products(['A1042', 'A451'])
 */
export function createProductLookupClient(
  http: Http,
  settings: ClientOptions<ProductLookupContracts, ProductLookupScope>,
): ProductLookupClient {
  const { organizationId, siteId, locale, currency, contracts, log = console } = checkedScope(http, settings)
  const listContract = contracts.product && dataListContract(contracts.product)
  const shopQuery = { perPricebook: true, siteId, locale, currency }
  const warnOfMaster = (product: PlatformProduct) => {
    const warning = masterWarning(product)
    if (warning) log.warn({ id: product.id, problem: warning.code }, warning.message)
  }
  return checkedCalls(NEEDED, {
    async product(id, options) {
      const product = await http.send(getProduct, {
        ...options,
        contract: contracts.product,
        path: { organizationId, id },
        query: { expand: PRODUCT_EXPAND, allImages: true, ...shopQuery },
      })
      warnOfMaster(product)
      return product
    },
    async products(ids, { allImages = true, ...options } = {}) {
      const products = await inBatches(ids, PRODUCT_IDS_MAX, part =>
        http.send(getProducts, {
          ...options,
          contract: listContract,
          path: { organizationId },
          query: { ids: part, expand: PRODUCTS_EXPAND, allImages, ...shopQuery },
        }),
      )
      products.forEach(warnOfMaster)
      return products
    },
  })
}
