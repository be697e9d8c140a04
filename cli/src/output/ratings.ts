import { ratingRows, type RatingShare, type ServiceRating, type SiteId } from '@wallart/sdk'
import { createRatingsClient } from '@wallart/sdk/clients/ratings'
import { getRatingsContract } from '@wallart/sdk/contracts/get-ratings'
import type { Connection } from '../shell/connect.ts'
import { nameMissing } from '../shell/name-missing.ts'

export interface RatingsDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly average: number
  /** The text that shoppers see. */
  readonly count: string
  readonly breakdown: readonly RatingShare[]
  readonly finishes: readonly ServiceRating[]
}

export async function readRatings({ http, scope, signal }: Connection): Promise<RatingsDocument> {
  const client = createRatingsClient(http, { contracts: { ratings: getRatingsContract } })
  const { averageRatings, displayRatingsCount, ratingsBreakdown, servicesBreakdown } = await nameMissing(
    client.ratings({ signal }),
    'There are no ratings at this address',
  )
  return {
    schemaVersion: 1,
    site: scope.siteId,
    average: averageRatings,
    count: displayRatingsCount,
    breakdown: ratingRows(ratingsBreakdown),
    finishes: servicesBreakdown,
  }
}
