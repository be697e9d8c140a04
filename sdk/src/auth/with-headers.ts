import type { CallOptions } from '../http/call.ts'

/** The options of a call that brings own credentials, which go before what the caller says. */
export function withHeaders<T extends CallOptions>(
  call: T,
  headers: Readonly<Record<string, string>> = {},
): T & { readonly headers: Readonly<Record<string, string>> } {
  return { ...call, headers: { ...call.headers, ...headers } }
}
