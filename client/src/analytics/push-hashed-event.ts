import { analyticsEmailHash, type AnalyticsEvent } from '@wallart/sdk/analytics'
import { pushEvent } from './data-layer.ts'

/** Pushes an event that names a shopper by the hash of their email alone. */
export async function pushHashedEvent(
  email: string | undefined,
  event: (hash: string | null) => AnalyticsEvent,
): Promise<void> {
  const hash = await analyticsEmailHash(email, error => console.warn('email hash failed', error))
  pushEvent(event(hash))
}
