import type { Exchange } from '../exchange/exchange.ts'

export function isExchange(value: unknown): value is Exchange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'caseId' in value &&
    typeof value.caseId === 'string' &&
    'operation' in value &&
    typeof value.operation === 'string' &&
    'headers' in value &&
    typeof value.headers === 'object' &&
    value.headers !== null &&
    Object.values(value.headers).every(header => typeof header === 'string') &&
    'ms' in value &&
    typeof value.ms === 'number' &&
    'bytes' in value &&
    typeof value.bytes === 'number' &&
    (!('text' in value) || typeof value.text === 'string') &&
    (!('status' in value) || typeof value.status === 'number')
  )
}
