import type { Review, ReviewPage } from '../model/review.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeFlag, maybeText } from '../wire/fields.ts'
import { REVIEW_FINISHES } from '../rules/reviews/review-query.ts'
import { nonEmptyText } from '../wire/non-empty-text.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import { productLink } from '../rules/address/product-link.ts'
import { refine } from '../wire/refine.ts'
import * as z from '../wire/schema.ts'
import type { Contract } from '../model/contract.ts'

const reviewWire = /* @__PURE__ */ z.object({
  id: nonEmptyText,
  stars: /* @__PURE__ */ z.number(
    /* @__PURE__ */ refine(stars => Number.isInteger(stars) && stars >= 1 && stars <= 5),
  ),
  title: maybeText,
  text: nonEmptyText,
  author: maybeText,
  hometown: maybeText,
  writtenAt: /* @__PURE__ */ z.string(/* @__PURE__ */ refine(time => !Number.isNaN(Date.parse(time)))),
  isVerified: maybeFlag,
  finish: maybeText,
  product: /* @__PURE__ */ z.object({
    upi: nonEmptyText,
    title: maybeText,
    artistName: maybeText,
    imageId: maybeText,
    productUrl: nonEmptyText,
  }),
})

const wire = /* @__PURE__ */ z.object({
  total: /* @__PURE__ */ z.number(),
  reviews: /* @__PURE__ */ z.array(reviewWire),
})

/** A page of reviews on the wire. */
export type ReviewPageWire = z.infer<typeof wire>

/** One review on the wire. */
export type ReviewWire = z.infer<typeof reviewWire>

function toReview({ title, author, hometown, isVerified, finish, product, ...rest }: ReviewWire): Review {
  const { upi, title: name, artistName, imageId, productUrl } = product
  return {
    ...rest,
    title: title ?? '',
    author: author ?? '',
    hometown: hometown ?? '',
    isVerified: isVerified ?? false,
    ...omitNullish({ finish: REVIEW_FINISHES.find(each => each === finish) }),
    product: {
      upi,
      productUrl: productLink(productUrl, upi),
      title: name ?? '',
      artistName: artistName ?? '',
      imageId: imageId ?? '',
    },
  }
}

/** The contract for single reviews. */
export const getReviewsContract: Contract<ReviewPage> = /* @__PURE__ */ createContract(
  wire,
  ({ total, reviews }) => ({ total, reviews: reviews.map(toReview) }),
)
