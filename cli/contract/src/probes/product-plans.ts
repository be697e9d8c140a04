import { capabilityFlags } from '@wallart/sdk'
import { getArtProductContract } from '@wallart/sdk/contracts/get-art-product'
import { getFrameChoicesContract } from '@wallart/sdk/contracts/get-frame-choices'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import { getRatingsContract } from '@wallart/sdk/contracts/get-ratings'
import { getReviewsContract } from '@wallart/sdk/contracts/get-reviews'
import { getSitemapContract } from '@wallart/sdk/contracts/get-sitemap'
import { getSimilarProductsContract } from '@wallart/sdk/contracts/get-similar-products'
import { getTaxonomyContract } from '@wallart/sdk/contracts/get-taxonomy'
import { getArtProduct } from '@wallart/sdk/operations/get-art-product'
import { getConfiguredProduct } from '@wallart/sdk/operations/get-configured-product'
import { getFrameChoices } from '@wallart/sdk/operations/get-frame-choices'
import { getProductGroup } from '@wallart/sdk/operations/get-product-group'
import { getRatings } from '@wallart/sdk/operations/get-ratings'
import { getReviews } from '@wallart/sdk/operations/get-reviews'
import { getSitemap } from '@wallart/sdk/operations/get-sitemap'
import { getSimilarProducts } from '@wallart/sdk/operations/get-similar-products'
import { getTaxonomy } from '@wallart/sdk/operations/get-taxonomy'
import type { SiteContext } from '../model/site-context.ts'
import { createPlan, type Plan } from '../model/plan.ts'
import { issueIf } from '../rules/issue-if.ts'
import { RATINGS_RULES, REVIEWS_RULES } from '../rules/platform-rules.ts'
import { PRODUCT_GROUP_RULES } from '../rules/product-rules.ts'
import { UNKNOWN_ID, positiveProbe, negativeProbe } from './probe-builders.ts'

const localizedQuery = ({ site, locale }: SiteContext) => ({ siteId: site, locale })
const UNKNOWN_PRODUCT = { path: { upi: UNKNOWN_ID } }
const upiPath = ({ known }: SiteContext) => ({ upi: known.upi ?? '' })
const framableUpiPath = ({ known }: SiteContext) => ({ upi: known.framableUpi ?? '' })
const usualFrame = ({ known: { moulding, glass } }: SiteContext) => ({ moulding, glass })
const otherUpiPath = ({ known }: SiteContext) => ({ upi: known.otherUpi ?? '' })

function isCapabilityFlag(pointer: string): boolean {
  const [, name] = /^\/products\/\*\/serviceFlags\/([^/]+)$/.exec(pointer) ?? []
  return (
    name !== undefined && Object.values(capabilityFlags({ serviceFlags: { [name]: true } })).includes(true)
  )
}

export const PRODUCT_PLANS: readonly Plan[] = [
  createPlan({
    operation: getProductGroup,
    contract: getProductGroupContract,
    readBy: ['product page', 'quick view'],
    lenientList: '/products',
    readsUnnamed: isCapabilityFlag,
    rules: PRODUCT_GROUP_RULES,
    provides: ({ products }) => {
      const framableUpi = products.find(({ customizerUpi }) => customizerUpi)?.customizerUpi
      return framableUpi ? { framableUpi } : {}
    },
    probes: [
      positiveProbe('a product', context => ({ path: upiPath(context), query: localizedQuery(context) }), {
        needs: ['upi'],
      }),
      positiveProbe(
        'another product',
        context => ({ path: otherUpiPath(context), query: localizedQuery(context) }),
        {
          needs: ['otherUpi'],
        },
      ),
      negativeProbe(
        'unknown product',
        404,
        context => ({ ...UNKNOWN_PRODUCT, query: localizedQuery(context) }),
        {
          dialect: 'house',
        },
      ),
    ],
  }),
  createPlan({
    operation: getArtProduct,
    contract: getArtProductContract,
    readBy: ['favourites', 'recently viewed'],
    rules: [
      {
        name: 'asked-for product',
        check: (records, { call }) =>
          records.flatMap(({ upi }, at) =>
            issueIf(upi !== call.path?.['upi'], `/${at}/upi`, 'the response is about another product'),
          ),
      },
    ],
    probes: [
      positiveProbe('a product', context => ({ path: upiPath(context), query: { siteId: context.site } }), {
        needs: ['upi'],
      }),
      negativeProbe('unknown product', 404, ({ site }) => ({ ...UNKNOWN_PRODUCT, query: { siteId: site } }), {
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: getSimilarProducts,
    contract: getSimilarProductsContract,
    readBy: ['product page'],
    rules: [
      {
        name: 'count',
        check: (items, { call }) =>
          issueIf(items.length > Number(call.query?.['count']), '/similarItems', 'more than requested'),
      },
    ],
    probes: [
      positiveProbe('three works', context => ({ path: upiPath(context), query: { count: 3 } }), {
        needs: ['upi'],
      }),
      negativeProbe('unknown product', 404, () => ({ ...UNKNOWN_PRODUCT, query: { count: 3 } }), {
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: getTaxonomy,
    contract: getTaxonomyContract,
    readBy: ['product page'],
    probes: [
      positiveProbe(
        'its place',
        context => ({ path: upiPath(context), query: { expand: ['categories', 'breadcrumbs'] } }),
        {
          needs: ['upi'],
        },
      ),
      negativeProbe('unknown product', 404, () => ({ ...UNKNOWN_PRODUCT, query: { expand: 'categories' } }), {
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: getRatings,
    contract: getRatingsContract,
    readBy: ['ratings page', 'product page'],
    rules: RATINGS_RULES,
    probes: [positiveProbe('all ratings', () => ({}))],
  }),
  createPlan({
    operation: getReviews,
    contract: getReviewsContract,
    readBy: ['reviews page'],
    lenientList: '/reviews',
    rules: REVIEWS_RULES,
    probes: [
      positiveProbe('newest reviews', ({ site, locale }) => ({ query: { siteId: site, locale, limit: 10 } })),
      positiveProbe('reviews with five stars', ({ site, locale }) => ({
        query: { siteId: site, locale, stars: 5, limit: 10 },
      })),
      negativeProbe('unknown site', 400, ({ locale }) => ({ query: { siteId: UNKNOWN_ID, locale } }), {
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: getSitemap,
    contract: getSitemapContract,
    readBy: ['sitemaps'],
    probes: [
      positiveProbe('works', ({ site }) => ({ query: { siteId: site, kind: 'works', from: 1, limit: 10 } })),
      positiveProbe('categories', ({ site }) => ({
        query: { siteId: site, kind: 'categories', from: 1, limit: 10 },
      })),
      negativeProbe(
        'unknown site',
        400,
        () => ({ query: { siteId: UNKNOWN_ID, kind: 'works', from: 1, limit: 10 } }),
        {
          dialect: 'house',
        },
      ),
    ],
  }),
  createPlan({
    operation: getFrameChoices,
    contract: getFrameChoicesContract,
    readBy: ['customizer'],
    provides: ({ defaults: { moulding, glass } }) => ({ moulding, glass }),
    rules: [
      {
        name: 'usual frame',
        check: choices =>
          issueIf(
            !choices.sizes.some(({ code }) => code === choices.defaults.size) ||
              !choices.mouldings.some(({ code }) => code === choices.defaults.moulding),
            '/defaults',
            'the usual frame is not offered',
          ),
      },
    ],
    probes: [
      positiveProbe(
        'a picture',
        context => ({ path: framableUpiPath(context), query: localizedQuery(context) }),
        { needs: ['framableUpi'] },
      ),
      negativeProbe('unknown product', 404, ({ site }) => ({ ...UNKNOWN_PRODUCT, query: { siteId: site } }), {
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: getConfiguredProduct,
    contract: getProductGroupContract,
    readBy: ['customizer', 'cart'],
    lenientList: '/products',
    readsUnnamed: isCapabilityFlag,
    probes: [
      positiveProbe(
        'a framed picture',
        context => ({
          path: framableUpiPath(context),
          query: { ...localizedQuery(context), currency: context.currency, ...usualFrame(context) },
        }),
        { needs: ['framableUpi', 'moulding', 'glass'] },
      ),
      negativeProbe(
        'unknown product',
        404,
        ({ site }) => ({ ...UNKNOWN_PRODUCT, query: { siteId: site, moulding: 'FB', glass: 'C' } }),
        { dialect: 'house' },
      ),
    ],
  }),
]
