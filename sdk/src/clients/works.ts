import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import { refuseUnknown } from '../http/refuse-unknown.ts'
import { systemClock } from '../http/system-clock.ts'
import type { ProductGroup } from '../model/product-group.ts'
import type { Contract } from '../model/contract.ts'
import { getProductGroup } from '../operations/get-product-group.ts'
import type { ProductKey } from '../rules/address/parse-product-path.ts'
import { productQueryText } from '../rules/address/product-query.ts'
import { isoDay } from '../rules/texts/iso-day.ts'
import { DEFAULT_DELIVERY_ZIP } from '../rules/site/delivery-zip.ts'
import { productFetchProblem } from '../rules/texts/product-fetch-problem.ts'
import { withMessage } from './fetching/with-message.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'
import type { CommerceScope } from './commerce-scope.ts'

/** The contracts of the client for works. */
export interface WorksContracts {
  readonly group: Contract<ProductGroup>
}

/** For when and where a work is asked for. */
export interface ProductGroupQuery {
  /** Epoch milliseconds; now by default. */
  readonly at?: number
  /** Where it would be delivered to; without it, the default zip. */
  readonly zipCode?: string
}

/** Reads works. */
export interface WorksClient {
  /** A work in every size and finish; without products it may still say where it went. */
  readonly group: (key: ProductKey, query?: ProductGroupQuery, options?: CallOptions) => Promise<ProductGroup>
}

/** Which products of a work are requested. */
export const GROUP_FILTER = { status: 'available', productType: 'request' } as const

/** What is asked for of each product of a work. */
export const GROUP_INCLUDES: readonly string[] = ['services', 'salesforce-payload', 'fulfillment', 'seo']

const QUERY: Readonly<Record<keyof ProductGroupQuery, 1>> = { at: 1, zipCode: 1 }

const NEEDED: NeededArguments<WorksClient> = { group: ['key:object'] }

/**
 * Creates the client for one brand's works, whose categories are named in the locale.
 * @example
 * const works = createWorksClient(http, { ...scope, contracts: { group: getProductGroupContract } })
 * const { title, products } = await works.group({ upi: 'A1042' })
 */
export function createWorksClient(
  http: Http,
  settings: ClientOptions<
    WorksContracts,
    Pick<CommerceScope, 'siteId'> & Partial<Pick<CommerceScope, 'locale'>>
  >,
): WorksClient {
  const { siteId, contracts, locale } = checkedScope(http, settings)
  return checkedCalls(NEEDED, {
    async group(key, query = {}, options) {
      refuseUnknown('The query of group', query, QUERY)
      const { at = systemClock.now(), zipCode = DEFAULT_DELIVERY_ZIP } = query
      const [searchBy, upi] = 'upi' in key ? ['upi', key.upi] : ['apnum', key.apnum]
      const call = http.send(getProductGroup, {
        ...options,
        contract: contracts.group,
        path: { upi },
        query: {
          filterBy: productQueryText(GROUP_FILTER),
          includes: GROUP_INCLUDES,
          searchBy,
          siteId,
          date: isoDay(at),
          zipCode,
          locale,
        },
      })
      return withMessage(call, status => productFetchProblem({ call: 'group', upi, status, productCount: 0 }))
    },
  })
}
