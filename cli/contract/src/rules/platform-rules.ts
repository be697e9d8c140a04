import {
  platformPrice,
  ratingsView,
  safeHref,
  type PlatformProduct,
  type Ratings,
  type ReviewPage,
  type Recommendation,
} from '@wallart/sdk'
import type { Rule } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'

export const PLATFORM_PRODUCT_RULES: readonly Rule<PlatformProduct>[] = [
  {
    name: 'asked-for product',
    check: ({ id }, { call }) =>
      issueIf(
        call.path?.['id'] !== undefined && id !== call.path['id'],
        '/id',
        'the answer is another product',
      ),
  },
  {
    name: 'platform price',
    check: product => {
      const price = platformPrice(product, 1)
      return issueIf(price !== undefined && price.current.minor <= 0, '/price', 'the price is not positive')
    },
  },
]

export const PLATFORM_PRODUCTS_RULES: readonly Rule<readonly PlatformProduct[]>[] = [
  {
    name: 'asked-for products',
    check: (products, { call }) => {
      const requestedIds = new Set([call.query?.['ids'] ?? []].flat().map(String))
      return products.flatMap(({ id }, at) =>
        issueIf(!requestedIds.has(id), `/data/${at}/id`, 'this product was not requested'),
      )
    },
  },
]

export const RATINGS_RULES: readonly Rule<Ratings>[] = [
  {
    name: 'ratings view',
    check: ratings => {
      const { rows } = ratingsView(ratings)
      const { averageRatings } = ratings
      return [
        ...issueIf(
          averageRatings > 0 && ratings.ratingsBreakdown.length === 0,
          '/ratingsBreakdown',
          'an average has no shares',
        ),
        ...issueIf(
          averageRatings < 0 || averageRatings > 5,
          '/averageRatings',
          'the average is not between 0 and 5',
        ),
        ...issueIf(
          rows.some(({ percentage }) => percentage < 0 || percentage > 100),
          '/ratingsBreakdown/*/percentage',
          'a share is no percentage',
        ),
      ]
    },
  },
]

export const REVIEWS_RULES: readonly Rule<ReviewPage>[] = [
  {
    name: 'page of reviews',
    check: ({ total, reviews }, { call }) => {
      const { limit, stars } = call.query ?? {}
      return [
        ...issueIf(reviews.length > Number(limit), '/reviews', 'more than requested'),
        ...issueIf(reviews.length === 0 && total > 0, '/reviews', 'the first page is empty'),
        ...issueIf(reviews.length > total, '/total', 'there are more reviews than the total says'),
        ...reviews.flatMap((review, at) =>
          issueIf(stars !== undefined && review.stars !== stars, `/reviews/${at}/stars`, 'not filtered'),
        ),
      ]
    },
  },
]

export const RECOMMENDATION_RULES: readonly Rule<Recommendation>[] = [
  {
    name: 'carousel',
    check: ({ recs }) =>
      recs.flatMap(({ productUrl }, at) =>
        issueIf(
          productUrl !== '' && safeHref(productUrl) === undefined,
          `/recs/${at}/product_url`,
          'the slide leads nowhere',
        ),
      ),
  },
]
