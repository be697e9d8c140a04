import type { WrittenHeaders } from './sendable.ts'
import type { TransportRequest } from './transport.ts'

const SPACE_AROUND = /^[\t\n\r ]+|[\t\n\r ]+$/g
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const VALUE = /^[^\0\r\n\u0100-\uFFFF]*$/

/**
 * The same in Node, where the first mention of Headers or Request loads the whole of fetch, also for those who send by
 * other means.
 */
export function sendable(
  ...all: readonly (WrittenHeaders | undefined)[]
): Required<Pick<TransportRequest, 'headers' | 'credentials'>> {
  const headers = new Map<string, string>()
  for (const [name, written] of all.flatMap(some => Object.entries(some ?? {}))) {
    if (written === undefined) continue
    const value = written.replace(SPACE_AROUND, '')
    if (!NAME.test(name) || !VALUE.test(value)) throw new TypeError('No header.')
    headers.set(name.toLowerCase(), value)
  }
  return { credentials: 'omit', headers: Object.fromEntries(headers) }
}
