import { mayTrack } from '@wallart/sdk/analytics'
import { readTrackingConsent } from './data-layer.ts'

declare global {
  interface Window {
    /** What the marketing scripts of this page are told, as the service said it; nothing is sent from here. */
    marketingEvents?: unknown[]
  }
}

/** Hands the marketing scripts what the service wants them to know, as far as the visitor's wish allows. */
export function pushMarketingEvents(events: readonly unknown[]): void {
  if (events.length === 0 || !mayTrack('marketing', readTrackingConsent())) return
  window.marketingEvents ??= []
  window.marketingEvents.push(...events)
}
