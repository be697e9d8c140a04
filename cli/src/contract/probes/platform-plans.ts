import { getProductContract } from '@wallart/sdk/contracts/get-product'
import { getProductsContract } from '@wallart/sdk/contracts/get-products'
import { getPromotionsContract } from '@wallart/sdk/contracts/get-promotions'
import { searchProductsContract } from '@wallart/sdk/contracts/search-products'
import { getProduct } from '@wallart/sdk/operations/get-product'
import { getProducts } from '@wallart/sdk/operations/get-products'
import { getPromotions } from '@wallart/sdk/operations/get-promotions'
import { searchProducts } from '@wallart/sdk/operations/search-products'
import type { Scene } from '../known.ts'
import { planOf, type Plan } from '../plan.ts'
import { complainIf } from '../rules/complain.ts'
import { PLATFORM_PRODUCT_RULES, PLATFORM_PRODUCTS_RULES } from '../rules/platform-rules.ts'
import { asGuest, NOBODY, positive, refused, withoutToken } from './ask.ts'

const EXPAND = ['availability', 'images', 'prices', 'promotions', 'variations']
const search = (scene: Scene) => asGuest(scene, {}, { q: 'blue', limit: 5, offset: 0 })
const promotions = (scene: Scene) => asGuest(scene, {}, { ids: [scene.known.promotionId ?? NOBODY] })
const withProduct = { needs: ['guestToken', 'productId'] } as const

/** Products and promotions as the commerce platform describes them. */
export const PLATFORM_PLANS: readonly Plan[] = [
  planOf({
    operation: searchProducts,
    contract: searchProductsContract,
    readBy: ['account pages'],
    lenientList: '/hits',
    rules: [
      {
        name: 'total',
        check: ({ hits, dropped, total }) =>
          complainIf(total < hits.length + dropped, '/total', 'there are more hits than the total says'),
      },
    ],
    teaches: ({ hits: [first] }) => (first ? { productId: first.productId } : {}),
    probes: [positive('a term', search, { needs: ['guestToken'] }), withoutToken(search)],
  }),
  planOf({
    operation: getProduct,
    contract: getProductContract,
    readBy: ['carousels', 'favourites'],
    maps: ['/type', '/variationValues', '/variants/*/variationValues'],
    rules: PLATFORM_PRODUCT_RULES,
    teaches: ({ promotions: [first] }) => (first ? { promotionId: first.promotionId } : {}),
    probes: [
      positive(
        'a product',
        scene => asGuest(scene, { id: scene.known.productId ?? '' }, { expand: EXPAND, allImages: true }),
        withProduct,
      ),
      refused('unknown product', 404, scene => asGuest(scene, { id: NOBODY }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
    ],
  }),
  planOf({
    operation: getProducts,
    contract: getProductsContract,
    readBy: ['carousels', 'cart'],
    maps: ['/data/*/type', '/data/*/variationValues', '/data/*/variants/*/variationValues'],
    rules: PLATFORM_PRODUCTS_RULES,
    probes: [
      positive(
        'one product',
        scene => asGuest(scene, {}, { ids: [scene.known.productId ?? ''], expand: EXPAND }),
        withProduct,
      ),
      refused('no ids', 400, scene => asGuest(scene), { needs: ['guestToken'], dialect: 'problem' }),
    ],
  }),
  planOf({
    operation: getPromotions,
    contract: getPromotionsContract,
    readBy: ['cart', 'product page'],
    probes: [
      positive('a promotion', promotions, { needs: ['guestToken'] }),
      refused('no ids', 400, scene => asGuest(scene), { needs: ['guestToken'], dialect: 'problem' }),
      withoutToken(promotions),
    ],
  }),
]
