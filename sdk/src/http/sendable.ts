import type { TransportRequest } from './transport.ts'

export type OptionalHeaders = Readonly<Record<string, string | undefined>>

/** The headers as they are sent, and that no cookie goes with them; throws when one of them cannot be sent. */
export function sendable(
  ...all: readonly (OptionalHeaders | undefined)[]
): Pick<TransportRequest, 'headers' | 'credentials'> {
  const headers = new Headers()
  for (const [name, value] of all.flatMap(some => Object.entries(some ?? {})))
    if (value !== undefined) headers.set(name, value)
  return {
    // Workers know no credentials, and refuse a request that mentions them.
    ...('credentials' in Request.prototype ? { credentials: 'omit' } : {}),
    headers: Object.fromEntries(headers),
  }
}
