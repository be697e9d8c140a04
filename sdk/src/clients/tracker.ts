import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import { checkedScope } from './fetching/checked-options.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { startLegacySession } from '../operations/start-legacy-session.ts'
import { trackPageView } from '../operations/track-page-view.ts'
import type { CommerceScope } from './commerce-scope.ts'

/** Keeps the old store informed. */
export interface TrackerClient {
  /** Opens a session in the old store for the customer in the token. */
  readonly startSession: (options?: CallOptions) => Promise<void>
  /** Counts one page view. */
  readonly pageView: (options?: CallOptions) => Promise<void>
}

/**
 * Creates the client for the old store's trackers.
 * @example
 * await createTrackerClient(http, scope).pageView()
 */
export function createTrackerClient(
  http: Http,
  settings: Pick<CommerceScope, 'siteId' | 'locale'>,
): TrackerClient {
  const { siteId, locale } = checkedScope(http, settings)
  return {
    startSession: options =>
      http.send(startLegacySession, { ...options, contract: emptyContract, path: { siteId } }),
    pageView: options =>
      http.send(trackPageView, { ...options, contract: emptyContract, path: { siteId, locale } }),
  }
}
