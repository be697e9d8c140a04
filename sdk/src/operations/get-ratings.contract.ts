import type { Ratings, ServiceRating } from '../model/ratings.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const serviceRatingWire = /* @__PURE__ */ z.object({
  serviceType: /* @__PURE__ */ z.string(),
  galleryUrl: maybeText,
  thumbnailUrl: maybeText,
  displayRatingsCount: maybeText,
  stars: /* @__PURE__ */ z.number(),
})

/** The rating of one finish on the wire. */
export type ServiceRatingWire = z.infer<typeof serviceRatingWire>

const wire = /* @__PURE__ */ z.object({
  averageRatings: /* @__PURE__ */ z.number(),
  displayRatingsCount: maybeText,
  ratingsBreakdown: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({
      stars: /* @__PURE__ */ z.number(),
      percentage: /* @__PURE__ */ z.number(),
    }),
  ),
  servicesBreakdown: /* @__PURE__ */ maybeList(serviceRatingWire),
})

/** Customer ratings on the wire. */
export type RatingsWire = z.infer<typeof wire>

function toRatings(from: RatingsWire): Ratings {
  return {
    averageRatings: from.averageRatings,
    displayRatingsCount: from.displayRatingsCount ?? '',
    ratingsBreakdown: from.ratingsBreakdown ?? [],
    servicesBreakdown: (from.servicesBreakdown ?? []).map(toServiceRating),
  }
}

function toServiceRating(from: ServiceRatingWire): ServiceRating {
  return {
    serviceType: from.serviceType,
    galleryUrl: from.galleryUrl ?? '',
    thumbnailUrl: from.thumbnailUrl ?? '',
    displayRatingsCount: from.displayRatingsCount ?? '',
    stars: from.stars,
  }
}

/** The contract for ratings. */
export const getRatingsContract: Contract<Ratings> = /* @__PURE__ */ createContract(wire, toRatings)
