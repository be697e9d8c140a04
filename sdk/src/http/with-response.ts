import type { CallOptions, RawResponse } from './call.ts'
import { callable, requireArguments } from './require-arguments.ts'

/** What a call was answered, as its contract tells it and as it arrived. */
export interface WithResponse<T> {
  readonly data: T
  /** The last answer that arrived. A call of a client has one, unless withCache had it; a service that forgives may have none. */
  readonly response: RawResponse | undefined
}

/**
 * Makes a call of any client and also answers status, headers and request id.
 * @example
 * const { data, response } = await withResponse(options => catalog.category('root', options))
 * console.log(data.name, response?.requestId)
 */
export async function withResponse<T>(
  send: (options: Required<Pick<CallOptions, 'onResponse'>>) => Promise<T>,
): Promise<WithResponse<T>> {
  requireArguments('withResponse', { 'send()': callable(send) })
  let response: RawResponse | undefined
  const data = await send({
    onResponse(latest) {
      response = latest
    },
  })
  return { data, response }
}
