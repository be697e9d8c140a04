import { SdkError } from '../errors/sdk-error.ts'
import { checkedCalls, type NeededArguments } from './checked-calls.ts'
import type { Http } from './http.ts'
import { abortable } from './abortable.ts'
import { refuseUnknownSettings } from './refuse-unknown-settings.ts'
import { requireArguments } from './require-arguments.ts'
import { timeLeft, withinTime } from './time-left.ts'

/** Where the shopper's access tokens come from. */
export interface TokenSource {
  /** The token to send now. */
  readonly current: () => Promise<string>
  /** The token to send after this one was refused. */
  readonly replace: (refused: string) => Promise<string>
}

const NEEDED: NeededArguments<Http> = { send: ['operation:object', 'call:object'] }

/**
 * A sender that adds the shopper's token to every call that needs one, and repeats a call once whose token was refused,
 * unless it sends a stream.
 * @example
 * const shoppers = withTokens(http, createTokenSource({ fetch: auth.loginGuestWithPkce, refresh: auth.refresh }))
 */
export function withTokens(http: Http, tokens: TokenSource): Http {
  requireArguments('withTokens', {
    'http.send()': Object(http).send,
    'tokens.current()': Object(tokens).current,
  })
  return checkedCalls(NEEDED, {
    async send(operation, call) {
      refuseUnknownSettings(operation.id, call)
      if (operation.access !== 'shopper' || hasAuthorization(call.headers)) return http.send(operation, call)
      const left = timeLeft(call.timeoutMs)
      const sendWith = (token: string) =>
        http.send(operation, {
          ...call,
          timeoutMs: left(),
          headers: { ...call.headers, authorization: `Bearer ${token}` },
        })
      const context = { operation: operation.id }
      const waitFor = <T>(work: () => Promise<T>) =>
        withinTime(abortable(work, call.signal, context), left(), context)
      const token = await waitFor(tokens.current)
      let refusal: unknown
      try {
        return await sendWith(token)
      } catch (error) {
        if (!SdkError.is(error) || error.code !== 'unauthorized') throw error
        refusal = error
      }
      const next = await waitFor(() => tokens.replace(token))
      // A stream has been read; its owner may open it again, with the new token.
      if (isStream(call.file)) throw refusal
      return sendWith(next)
    },
  })
}

const isStream = (file: unknown) => typeof Object(file).getReader === 'function'

function hasAuthorization(headers: Readonly<Record<string, string>> = {}): boolean {
  return Object.keys(headers).some(name => name.toLowerCase() === 'authorization')
}
