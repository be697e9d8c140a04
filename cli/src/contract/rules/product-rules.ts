import {
  canonicalDecision,
  optionCards,
  parseBasketLine,
  priceView,
  productDetails,
  productIndex,
  SITES,
  sizeChoices,
  stockMessage,
  type ProductGroup,
} from '@wallart/sdk'
import type { Rule, RuleComplaint } from '../plan.ts'
import { complainIf } from './complain.ts'

/** What the product page does with a group: its index, its option cards, its prices and the line for the basket. */
export const PRODUCT_GROUP_RULES: readonly Rule<ProductGroup>[] = [
  {
    name: 'asked-for product',
    check: ({ products, requestedUpi }, { call }) => {
      const requested = call.path?.['upi']
      const isOther = products.length > 0 && requestedUpi !== undefined && requestedUpi !== requested
      return complainIf(isOther, '/requestedUpi', 'the answer is about another product')
    },
  },
  {
    name: 'option cards',
    check: group =>
      [...productIndex(group).bySize].flatMap(([, variants]) =>
        complainIf(optionCards(variants).length !== variants.length, '/products', 'an option has no card'),
      ),
  },
  {
    name: 'size choices',
    check: group =>
      complainIf(
        group.products.length > 0 && sizeChoices(productIndex(group)).length === 0,
        '/products',
        'there is no size to choose',
      ),
  },
  { name: 'price view', check: ({ products }) => products.flatMap(pricesOf) },
  {
    name: 'basket line',
    check: ({ products }) =>
      products.flatMap((variant, at) =>
        complainIf(
          !parseBasketLine(variant).ok,
          `/products/${at}/salesForcePayload`,
          'nothing can be put into a basket with it',
        ),
      ),
  },
  {
    name: 'stock and details',
    check: ({ products }, { scene }) => {
      for (const variant of products) {
        stockMessage({ stockLevel: variant.inventory?.stockLevel ?? 0, quantity: 1 })
        productDetails(scene.site, variant)
      }
      return []
    },
  },
  {
    name: 'canonical decision',
    check: ({ products, seo }) => {
      const decision = canonicalDecision({
        address: '/',
        found: products.length > 0,
        seo,
        sites: Object.values(SITES),
      })
      const message = 'the canonical address does not belong to the site'
      return complainIf(decision.problem !== undefined, '/seo/canonicalUrl', message)
    },
  },
]

function pricesOf(variant: ProductGroup['products'][number], at: number): readonly RuleComplaint[] {
  const { salePrice, listPrice } = variant
  const { current } = priceView({ current: salePrice, list: listPrice })
  return complainIf(current.minor <= 0, `/products/${at}/salePrice`, 'nothing is sold for nothing')
}
