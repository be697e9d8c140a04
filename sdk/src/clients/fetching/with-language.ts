import type { CallOptions } from '../../http/call.ts'

/** Says in which language the letter is written that a call leads to. */
export function withLanguage(call: CallOptions | undefined, locale: string | undefined): CallOptions {
  return { ...call, headers: { ...(locale && { 'accept-language': locale }), ...call?.headers } }
}
