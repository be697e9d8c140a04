/** What a browser, or the headers of its request, say about tracking. */
export interface TrackingConsent {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** What could reveal something about a shopper; the data layer never leaves the page. */
export type TrackingKind = 'activity' | 'marketing' | 'store-tracker' | 'data-layer'

/** Whether a shopper asked not to be tracked, by Do Not Track or by Global Privacy Control. */
export function isDoNotTrackOn({ doNotTrack, globalPrivacyControl }: TrackingConsent): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}

/** Whether something may be sent or pushed for a shopper; with do-not-track on, only the data layer stays. */
export function mayTrack(kind: TrackingKind, consent: TrackingConsent): boolean {
  return kind === 'data-layer' || !isDoNotTrackOn(consent)
}
