import type { OptionalHeaders } from './sendable.ts'
import type { TransportRequest } from './transport.ts'

const SURROUNDING_WHITESPACE = /^[\t\n\r ]+|[\t\n\r ]+$/g
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
const HEADER_VALUE = /^[^\0\r\n\u0100-\uFFFF]*$/

/**
 * The same in Node, where the first mention of Headers or Request loads the whole of fetch, also for those who send by
 * other means.
 */
export function sendable(
  ...all: readonly (OptionalHeaders | undefined)[]
): Required<Pick<TransportRequest, 'headers' | 'credentials'>> {
  const headers = new Map<string, string>()
  for (const [name, written] of all.flatMap(some => Object.entries(some ?? {}))) {
    if (written === undefined) continue
    const value = written.replace(SURROUNDING_WHITESPACE, '')
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value)) throw new TypeError('No header.')
    headers.set(name.toLowerCase(), value)
  }
  return { credentials: 'omit', headers: Object.fromEntries(headers) }
}
