import { NotFoundError } from '../errors/http-status-errors.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { ArtRecord } from '../model/platform-product.ts'
import type { Upi } from '../model/product-group.ts'
import type { Contract } from '../model/contract.ts'
import { getArtProduct } from '../operations/get-art-product.ts'
import { productQueryText, type ProductQueryValue } from '../rules/address/product-query.ts'
import { productFetchProblem } from '../rules/texts/product-fetch-problem.ts'
import { withMessage } from './fetching/with-message.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedOptions } from './fetching/checked-options.ts'

/** The contracts of the client for records of products. */
export interface ProductRecordsContracts {
  readonly records: Contract<readonly ArtRecord[]>
}

/** What a product of the products service can be asked with, as the product API reads it. */
export type ProductRecordParameters = Readonly<Record<string, ProductQueryValue>>

/** Reads the products service. */
export interface ProductRecordsClient {
  /** The products behind a UPI, at least one of them. */
  readonly records: (
    upi: Upi,
    parameters?: ProductRecordParameters,
    options?: CallOptions,
  ) => Promise<readonly ArtRecord[]>
}

/**
 * Creates the client for records of products.
 * @example
 * const { records } = createProductRecordsClient(http, { contracts: { records: getArtProductContract } })
 * const [record] = await records('A1042')
 */
export function createProductRecordsClient(
  http: Http,
  settings: ClientOptions<ProductRecordsContracts>,
): ProductRecordsClient {
  const { contracts } = checkedOptions(http, settings)
  return {
    async records(upi, parameters = {}, options) {
      const call = http.send(getArtProduct, {
        ...options,
        contract: contracts.records,
        path: { upi },
        query: serializeParameters(parameters),
      })
      const found = await withMessage(call, status =>
        productFetchProblem({ call: 'product', upi, status, productCount: 0 }),
      )
      if (found.length === 0) throw createNotFoundError(upi)
      return found
    },
  }
}

function createNotFoundError(upi: Upi): NotFoundError {
  const error = new NotFoundError({ status: 404 }, { operation: getArtProduct.id })
  error.message = productFetchProblem({ call: 'product', upi, status: 200, productCount: 0 }).message
  return error
}

function serializeParameters(parameters: ProductRecordParameters): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, productQueryText(value)]],
    ),
  )
}
