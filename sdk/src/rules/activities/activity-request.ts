import { encodedSegment } from '../address/encoded-segment.ts'
import type { ActivityName } from './activity.ts'

/** Under which path of its host the recommendation service answers. */
export const RECOMMENDATION_BASE_PATH = '/v3'

/** The header in which the recommendation service reads the client id. */
export const RECOMMENDATION_CLIENT_HEADER = 'x-cq-client-id'

/** Where an activity of a site is posted, below the base path. */
export function activityPath(site: string, name: ActivityName): string {
  return `/activities/${encodedSegment(site)}/${name}`
}
