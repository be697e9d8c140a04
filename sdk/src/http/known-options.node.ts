import { ConfigError } from '../errors/config-error.ts'
import type { ServiceName } from '../operations/operation.ts'
import type { CallOptions } from './call.ts'
import type { HttpOptions } from './options.ts'
import { refuseUnknownSettings } from './refuse-unknown-settings.ts'
import { refuseUnknown } from './refuse-unknown.ts'

const OPTIONS: Readonly<Record<keyof HttpOptions, true>> = {
  services: true,
  timeoutMs: true,
  retries: true,
  headers: true,
  transport: true,
  correlationId: true,
  traceParent: true,
  totalMs: true,
  maxBytes: true,
  budget: true,
  hooks: true,
  clock: true,
  random: true,
}

const SERVICES: Readonly<Record<ServiceName, true>> = {
  commerce: true,
  bizapi: true,
  products: true,
  search: true,
  typeahead: true,
  orders: true,
  marketing: true,
  recommendations: true,
  storefront: true,
  legacy: true,
}

/** The same in Node, where a program without types would go on with an option that does nothing. */
export function refuseUnknownOptions(options: object): void {
  refuseUnknown('createHttp', options, OPTIONS)
}

export function refuseUnknownServices(services: object): void {
  refuseUnknown('services', services, SERVICES)
}

/** In the place of the settings a signal would be ignored. */
export function misplacedSignal(given: readonly unknown[]): readonly string[] | undefined {
  return given.some(each => each instanceof AbortSignal || each instanceof AbortController)
    ? ['its signal as { signal }']
    : undefined
}

export function signalMistake(signal: unknown): Error | undefined {
  const isSignal = !signal || typeof Object(signal).addEventListener === 'function'
  return isSignal ? undefined : new ConfigError('signal must be an AbortSignal.')
}

export function refuseUnknownCallOptions(operation: string, call: CallOptions): void {
  refuseUnknownSettings(operation, call)
  const { onResponse, headers } = call
  if (onResponse && typeof onResponse !== 'function')
    throw new ConfigError('onResponse must be a function.', operation)
  if (headers && typeof headers !== 'object') throw new ConfigError('headers must be an object.', operation)
}
