import type { IncomingMessage } from 'node:http'
import type { Session } from '@wallart/sdk'
import type { TrackingWish } from '@wallart/sdk/analytics'

/** What a request says about tracking: by its headers, or by the session that was begun with such a wish. */
export function trackingWishOf({ headers }: IncomingMessage, session: Session | undefined): TrackingWish {
  return {
    doNotTrack: session?.dnt ? '1' : String(headers['dnt'] ?? ''),
    globalPrivacyControl: headers['sec-gpc'] === '1',
  }
}
