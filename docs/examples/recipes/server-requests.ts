// server-requests.ts
import { createHttp, type Http, type HttpOptions } from '@wallart/sdk/http'
import { coalesced } from '@wallart/sdk/http/coalesced'
import { withCircuitBreaker } from '@wallart/sdk/http/with-circuit-breaker'
import { withConcurrencyLimit } from '@wallart/sdk/http/with-concurrency-limit'
import { createRetryBudget } from '@wallart/sdk/http/retry-budget'
import { withTokens, type TokenSource } from '@wallart/sdk/http/with-tokens'
import { withTrace, type TraceContext } from '@wallart/sdk/http/with-trace'

/** What is known of the page request that the calls are made for. */
export interface PageContext extends TraceContext {
  /** The shopper's session, or the address of one without. */
  readonly shopper: string
  /** The shopper's tokens, as from a sealed cookie. */
  readonly tokens: TokenSource
}

/** Makes the maker of senders, one for each page request; itself one for the whole server. */
export function createPageHttpFactory(options: HttpOptions): (context: PageContext) => Http {
  // Shared by all visits, for only the server as a whole knows that a service is down or busy.
  const shared = withConcurrencyLimit(
    withCircuitBreaker(createHttp({ ...options, budget: createRetryBudget() })),
  )
  // One per visit: its trace in the logs, its turns, and its answers, which no other visit may share.
  return visit => withTokens(coalesced(withTrace(shared, visit)), visit.tokens)
}
