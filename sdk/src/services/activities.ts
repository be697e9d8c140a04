import type { RecommendationsClient } from '../clients/recommendations.ts'
import type { TrackerClient } from '../clients/tracker.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import { requireOptions } from './set-up/require-options.ts'
import type { Activity } from '../rules/activities/activity.ts'
import { mayTrack, type TrackingKind, type TrackingConsent } from '../rules/analytics/may-track.ts'
import { throwMistake, type ServiceOptions } from './service-options.ts'

/** Reports to the trackers what a shopper does, unless the shopper opted out; failures are ignored. */
export interface Activities {
  /** Reports an activity to the recommendation service. */
  readonly track: (activity: Activity, options?: CallOptions) => Promise<void>
  /** Counts a page view in the old store. */
  readonly pageView: (options?: CallOptions) => Promise<void>
}

/** Who is told of activities. */
export interface ActivitiesClients {
  readonly recommendations: Pick<RecommendationsClient, 'track'>
  readonly tracker: Pick<TrackerClient, 'pageView'>
}

/** What activities are created with. */
export interface ActivitiesOptions extends Pick<ServiceOptions, 'log'> {
  readonly consent: TrackingConsent
}

const NEEDED: NeededArguments<Activities> = { track: ['activity:object'] }

/**
 * Creates the activities of one shopper; the consent is read with every activity, so a browser's navigator fits.
 * @example
 * const activities = createActivities({ recommendations, tracker }, { consent: navigator, log })
 * await activities.pageView()
 */
export function createActivities(clients: ActivitiesClients, options: ActivitiesOptions): Activities {
  requireOptions('createActivities', clients, ['recommendations.track()', 'tracker.pageView()'])
  requireOptions('createActivities', options, ['consent', 'log.warn()'])
  const { recommendations, tracker } = clients
  const { consent, log } = options
  const report = async (kind: TrackingKind, send: () => Promise<void>) => {
    if (!mayTrack(kind, consent)) return
    try {
      await send()
    } catch (error) {
      throwMistake(error)
      log.warn({ error: SdkError.is(error) ? error.toJSON() : errorName(error) }, 'an activity went untold')
    }
  }
  return checkedCalls(NEEDED, {
    track: (activity, call) => report('activity', () => recommendations.track(activity, call)),
    pageView: call => report('store-tracker', () => tracker.pageView(call)),
  })
}

// The message of a foreign error may hold personal data.
function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
