// server-requests.ts
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHttp, type Http, type HttpOptions } from '@wallart/sdk/http'
import { coalesced } from '@wallart/sdk/http/coalesced'
import { guarded } from '@wallart/sdk/http/guarded'
import { limited } from '@wallart/sdk/http/limited'
import { withTokens, type TokenSource } from '@wallart/sdk/http/with-tokens'

/** What is known of the page request that the calls are made for. */
export interface Visit {
  readonly correlationId: string
  readonly traceParent?: string | undefined
  /** The shopper's tokens, as from a sealed cookie. */
  readonly tokens: TokenSource
}

/** Makes a runner of page requests; one for the whole server. */
export function createVisits(options: Pick<HttpOptions, 'services' | 'transport' | 'clock'>) {
  const visits = new AsyncLocalStorage<Visit>()
  // Shared by all visits, for only the server as a whole knows that a service is down or busy.
  const shared = limited(
    guarded(
      createHttp({
        ...options,
        correlationId: () => visits.getStore()?.correlationId ?? crypto.randomUUID(),
        traceParent: () => visits.getStore()?.traceParent,
      }),
    ),
  )
  return <T>(visit: Visit, render: (http: Http) => Promise<T>): Promise<T> => {
    // One visit's own, so that nobody is ever handed another shopper's answer.
    const http = withTokens(coalesced(shared), visit.tokens)
    return visits.run(visit, () => render(http))
  }
}
