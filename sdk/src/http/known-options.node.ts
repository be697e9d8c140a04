import type { HttpOptions } from './options.ts'
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

/** The same in Node, where a program without types would go on with an option that does nothing. */
export function refuseUnknownOptions(options: object): void {
  refuseUnknown('createHttp', options, OPTIONS)
}
