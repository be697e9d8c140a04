import { mayTrack, type AnalyticsEvent, type TrackingConsent } from '@wallart/sdk/analytics'

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[]
  }
}

let heldEvents: AnalyticsEvent[] | undefined

/** Pushes an event to the data layer of the page, as far as the visitor's consent allows. */
export function pushEvent(event: AnalyticsEvent): void {
  if (!mayTrack('data-layer', readTrackingConsent())) return
  window.dataLayer ??= []
  ;(heldEvents ?? window.dataLayer).push(event)
}

/** Holds events back until the page view that they belong to. */
export function holdEvents(): void {
  heldEvents ??= []
}

export function pushPageView(pageView: AnalyticsEvent): void {
  const events = heldEvents ?? []
  heldEvents = undefined
  for (const event of [pageView, ...events]) pushEvent(event)
}

export function readTrackingConsent(): TrackingConsent {
  const globalPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return { doNotTrack: navigator.doNotTrack, globalPrivacyControl }
}
