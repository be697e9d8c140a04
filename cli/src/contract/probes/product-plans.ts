import { getArtProductContract } from '@wallart/sdk/contracts/get-art-product'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import { getRatingsContract } from '@wallart/sdk/contracts/get-ratings'
import { getSimilarProductsContract } from '@wallart/sdk/contracts/get-similar-products'
import { getTaxonomyContract } from '@wallart/sdk/contracts/get-taxonomy'
import { getArtProduct } from '@wallart/sdk/operations/get-art-product'
import { getProductGroup } from '@wallart/sdk/operations/get-product-group'
import { getRatings } from '@wallart/sdk/operations/get-ratings'
import { getSimilarProducts } from '@wallart/sdk/operations/get-similar-products'
import { getTaxonomy } from '@wallart/sdk/operations/get-taxonomy'
import type { Scene } from '../known.ts'
import { planOf, type Plan } from '../plan.ts'
import { complainIf } from '../rules/complain.ts'
import { RATINGS_RULES } from '../rules/platform-rules.ts'
import { PRODUCT_GROUP_RULES } from '../rules/product-rules.ts'
import { NOBODY, positive, refused } from './ask.ts'

const UNKNOWN = { path: { upi: NOBODY } }
const upiOf = ({ known }: Scene) => ({ upi: known.upi ?? '' })
const otherOf = ({ known }: Scene) => ({ upi: known.otherUpi ?? '' })

/** What the product page is made of. */
export const PRODUCT_PLANS: readonly Plan[] = [
  planOf({
    operation: getProductGroup,
    contract: getProductGroupContract,
    readBy: ['product page', 'quick view'],
    lenientList: '/products',
    maps: ['/products/*/serviceFlags'],
    rules: PRODUCT_GROUP_RULES,
    probes: [
      positive('a product', scene => ({ path: upiOf(scene), query: { siteId: scene.site } }), {
        needs: ['upi'],
      }),
      positive('another product', scene => ({ path: otherOf(scene), query: { siteId: scene.site } }), {
        needs: ['otherUpi'],
      }),
      refused('unknown product', 404, ({ site }) => ({ ...UNKNOWN, query: { siteId: site } }), {
        dialect: 'house',
      }),
    ],
  }),
  planOf({
    operation: getArtProduct,
    contract: getArtProductContract,
    readBy: ['favourites', 'recently viewed'],
    rules: [
      {
        name: 'asked-for product',
        check: (records, { call }) =>
          records.flatMap(({ upi }, at) =>
            complainIf(upi !== call.path?.['upi'], `/${at}/upi`, 'the answer is about another product'),
          ),
      },
    ],
    probes: [
      positive('a product', scene => ({ path: upiOf(scene), query: { siteId: scene.site } }), {
        needs: ['upi'],
      }),
      refused('unknown product', 404, ({ site }) => ({ ...UNKNOWN, query: { siteId: site } }), {
        dialect: 'house',
      }),
    ],
  }),
  planOf({
    operation: getSimilarProducts,
    contract: getSimilarProductsContract,
    readBy: ['product page'],
    rules: [
      {
        name: 'count',
        check: (items, { call }) =>
          complainIf(
            items.length > Number(call.query?.['count']),
            '/similarItems',
            'more than were asked for',
          ),
      },
    ],
    probes: [
      positive('three works', scene => ({ path: upiOf(scene), query: { count: 3 } }), { needs: ['upi'] }),
      refused('unknown product', 404, () => ({ ...UNKNOWN, query: { count: 3 } }), { dialect: 'house' }),
    ],
  }),
  planOf({
    operation: getTaxonomy,
    contract: getTaxonomyContract,
    readBy: ['product page'],
    probes: [
      positive(
        'its place',
        scene => ({ path: upiOf(scene), query: { expand: ['categories', 'breadcrumbs'] } }),
        {
          needs: ['upi'],
        },
      ),
      refused('unknown product', 404, () => ({ ...UNKNOWN, query: { expand: 'categories' } }), {
        dialect: 'house',
      }),
    ],
  }),
  planOf({
    operation: getRatings,
    contract: getRatingsContract,
    readBy: ['ratings page', 'product page'],
    rules: RATINGS_RULES,
    probes: [positive('all ratings', () => ({}))],
  }),
]
