import { mayTrack, type AnalyticsEvent, type TrackingConsent } from '@wallart/sdk/analytics'

declare global {
  interface Window {
    /** What happened on this page, for whoever listens on it; nothing is sent from here. */
    dataLayer?: AnalyticsEvent[]
  }
}

/** Pushes an event to the data layer of the page, as far as the visitor's wish allows. */
export function pushEvent(event: AnalyticsEvent): void {
  if (!mayTrack('data-layer', readTrackingConsent())) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** What this browser says about tracking. */
export function readTrackingConsent(): TrackingConsent {
  const globalPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return { doNotTrack: navigator.doNotTrack, globalPrivacyControl }
}
