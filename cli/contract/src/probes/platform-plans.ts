import { getProductContract } from '@wallart/sdk/contracts/get-product'
import { getProductsContract } from '@wallart/sdk/contracts/get-products'
import { getPromotionsContract } from '@wallart/sdk/contracts/get-promotions'
import { searchProductsContract } from '@wallart/sdk/contracts/search-products'
import { getProduct } from '@wallart/sdk/operations/get-product'
import { getProducts } from '@wallart/sdk/operations/get-products'
import { getPromotions } from '@wallart/sdk/operations/get-promotions'
import { searchProducts } from '@wallart/sdk/operations/search-products'
import type { SiteContext } from '../model/site-context.ts'
import { createPlan, type Plan } from '../model/plan.ts'
import { issueIf } from '../rules/issue-if.ts'
import { PLATFORM_PRODUCT_RULES, PLATFORM_PRODUCTS_RULES } from '../rules/platform-rules.ts'
import { asGuest, UNKNOWN_ID, positiveProbe, negativeProbe, unauthenticatedProbe } from './probe-builders.ts'

const EXPAND = ['availability', 'images', 'prices', 'promotions', 'variations']
const searchCall = (context: SiteContext) => asGuest(context, {}, { q: 'blue', limit: 5, offset: 0 })
const promotionsCall = (context: SiteContext) =>
  asGuest(context, {}, { ids: [context.known.promotionId ?? UNKNOWN_ID] })
const NEEDS_PRODUCT = { needs: ['guestToken', 'productId'] } as const

export const PLATFORM_PLANS: readonly Plan[] = [
  createPlan({
    operation: searchProducts,
    contract: searchProductsContract,
    readBy: ['account pages'],
    lenientList: '/hits',
    rules: [
      {
        name: 'total',
        check: ({ hits, dropped, total }) =>
          issueIf(total < hits.length + dropped, '/total', 'there are more hits than the total'),
      },
    ],
    provides: ({ hits: [first] }) => (first ? { productId: first.productId } : {}),
    probes: [
      positiveProbe('a term', searchCall, { needs: ['guestToken'] }),
      unauthenticatedProbe(searchCall),
    ],
  }),
  createPlan({
    operation: getProduct,
    contract: getProductContract,
    readBy: ['carousels', 'favourites'],
    maps: ['/type', '/variationValues', '/variants/*/variationValues'],
    rules: PLATFORM_PRODUCT_RULES,
    provides: ({ promotions: [first] }) => (first ? { promotionId: first.promotionId } : {}),
    probes: [
      positiveProbe(
        'a product',
        context =>
          asGuest(context, { id: context.known.productId ?? '' }, { expand: EXPAND, allImages: true }),
        NEEDS_PRODUCT,
      ),
      negativeProbe('unknown product', 404, context => asGuest(context, { id: UNKNOWN_ID }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
    ],
  }),
  createPlan({
    operation: getProducts,
    contract: getProductsContract,
    readBy: ['carousels', 'cart'],
    maps: ['/data/*/type', '/data/*/variationValues', '/data/*/variants/*/variationValues'],
    rules: PLATFORM_PRODUCTS_RULES,
    probes: [
      positiveProbe(
        'one product',
        context => asGuest(context, {}, { ids: [context.known.productId ?? ''], expand: EXPAND }),
        NEEDS_PRODUCT,
      ),
      negativeProbe('no ids', 400, context => asGuest(context), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
    ],
  }),
  createPlan({
    operation: getPromotions,
    contract: getPromotionsContract,
    readBy: ['cart', 'product page'],
    probes: [
      positiveProbe('a promotion', promotionsCall, { needs: ['guestToken'] }),
      negativeProbe('no ids', 400, context => asGuest(context), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
      unauthenticatedProbe(promotionsCall),
    ],
  }),
]
