import { ConfigError } from '../errors/config-error.ts'
import type { Operation } from '../operations/operation.ts'
import type { Call } from './call.ts'

/** The address of one call: base, filled path template, and the query parameters the operation understands. */
export function callAddress(
  base: string,
  operation: Operation,
  call: Pick<Call<unknown>, 'path' | 'query'>,
): URL {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = call.path?.[name]
    if (value === undefined) throw new ConfigError(`Missing path value: ${name}`, operation.id)
    return encodeURIComponent(value)
  })
  const address = new URL(base.replace(/\/$/, '') + path)
  for (const name of operation.query) {
    const value = call.query?.[name]
    if (value !== undefined) address.searchParams.set(name, String(value))
  }
  return address
}
