import type { Call, CallOptions } from './call.ts'
import { refuseUnknown } from './refuse-unknown.ts'

const OPTIONS: Readonly<Record<keyof CallOptions, 1>> = {
  timeoutMs: 1,
  retries: 1,
  headers: 1,
  signal: 1,
  idempotencyKey: 1,
  onResponse: 1,
}

// What clients fill in themselves.
const VALUES: Readonly<Record<Exclude<keyof Call<unknown>, keyof CallOptions>, 1>> = {
  contract: 1,
  path: 1,
  query: 1,
  body: 1,
  file: 1,
  shopper: 1,
  afterAttempt: 1,
}

export function refuseUnknownSettings(operation: string, call: object): void {
  refuseUnknown(operation, call, OPTIONS, VALUES)
}
