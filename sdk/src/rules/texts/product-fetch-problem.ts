import type { Message } from '../../model/message.ts'

/** How a product call was answered; a group holds every size and finish of a work. */
export interface ProductFetchResponse {
  readonly call: 'group' | 'product'
  readonly upi: string
  readonly status: number
  readonly productCount: number
}

/** Why there is no product to show, and the HTTP status that the page answers with. */
export interface ProductFetchProblem extends Message {
  readonly status: number
}

/** What is wrong with an answer that brought no products. */
export function productFetchProblem(
  response: ProductFetchResponse & { readonly productCount: 0 },
): ProductFetchProblem
/** What is wrong with a product call's answer, or undefined when it brought products. */
export function productFetchProblem(response: ProductFetchResponse): ProductFetchProblem | undefined
export function productFetchProblem(response: ProductFetchResponse): ProductFetchProblem | undefined {
  const { call, upi, status, productCount } = response
  if (status === 404) return { ...(call === 'group' ? groupNotFound(upi) : PRODUCT_NOT_FOUND), status }
  if (!(status >= 200 && status < 300)) return { ...fetchFailed(status), status }
  return productCount > 0 ? undefined : { ...nothingAvailable(upi), status: 404 }
}

const PRODUCT_NOT_FOUND: Message = { code: 'product.not-found', message: 'Product Not Found.' }

function groupNotFound(upi: string): Message {
  return { code: 'product.group-not-found', message: `Product Not Found. UPI: ${upi}`, values: { upi } }
}

function fetchFailed(status: number): Message {
  return {
    code: 'product.fetch-failed',
    message: `Fetch product failed with status: ${status}`,
    values: { status },
  }
}

function nothingAvailable(upi: string): Message {
  return {
    code: 'product.none-available',
    message: `There are no products available for the UPI: ${upi}`,
    values: { upi },
  }
}
