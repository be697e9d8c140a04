import { ConfigError } from '../errors/config-error.ts'
import type { Operation } from '../operations/operation.ts'
import { encodedSegment } from '../rules/address/encoded-segment.ts'
import type { Call, QueryValue } from './call.ts'

export function callAddress(
  base: string,
  operation: Operation,
  call: Pick<Call<unknown>, 'path' | 'query'>,
): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = call.path?.[name]
    if (!value) throw new ConfigError(`${operation.id} needs ${name}.`, operation.id)
    return encodePathValue(value)
  })
  const query = buildQuery(operation, call.query ?? {}).toString()
  return base.replace(/\/$/, '') + path + (query && `?${query}`)
}

// Dots alone would climb up the path, however they are encoded; encoded twice they are a name that nothing has.
function encodePathValue(value: string): string {
  return /^\.\.?$/.test(value) ? value.replaceAll('.', '%252E') : encodedSegment(value)
}

function buildQuery(operation: Operation, values: Readonly<Record<string, QueryValue>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of operation.query) {
    const value = values[name]
    if (value === undefined) continue
    const parts = operation.repeated?.includes(name) ? [value].flat() : [value]
    for (const part of parts) query.append(name, String(part))
  }
  return query
}
