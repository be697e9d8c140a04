import type { IncomingMessage } from 'node:http'
import type { Session } from '@wallart/sdk'
import type { TrackingConsent } from '@wallart/sdk/analytics'

export function trackingWishOf({ headers }: IncomingMessage, session: Session | undefined): TrackingConsent {
  return {
    doNotTrack: session?.dnt ? '1' : String(headers['dnt'] ?? ''),
    globalPrivacyControl: headers['sec-gpc'] === '1',
  }
}
