// product-page.ts
import {
  canonicalDecision,
  formatMoney,
  optionCards,
  priceView,
  productIndex,
  selectedVariant,
  sizeChoices,
  SITES,
  stockMessage,
  type CanonicalDecision,
  type ProductGroup,
} from '@wallart/sdk'

export interface ProductPageRequest {
  /** Path and query where the shop's own addresses are; left out on a page that has its own. */
  readonly shopAddress?: string
  readonly quantity?: number
  /** The variant that the shopper has chosen, else the one that the address or the work itself names. */
  readonly upi?: string
}

/** What a product page shows for a work, or where the visitor goes instead. */
export function productPage(
  group: ProductGroup,
  { shopAddress, quantity = 1, upi }: ProductPageRequest = {},
) {
  const found = group.products.length > 0
  const decision: CanonicalDecision =
    shopAddress === undefined
      ? { action: found ? 'render' : 'not-found' }
      : canonicalDecision({
          address: shopAddress,
          found,
          seo: group.seo,
          sites: Object.values(SITES),
        })
  const variant = selectedVariant(group, upi)
  if (decision.action !== 'render' || !variant) return { decision }

  const index = productIndex(group)
  const { salePrice, listPrice, inventory, sizeCode } = variant
  const price = priceView({ current: salePrice, list: listPrice })
  const stock = inventory && stockMessage({ ...inventory, quantity })
  return {
    decision,
    title: group.title,
    price: formatMoney(price.current, 'en-US'),
    struck: price.oldPrice && formatMoney(price.oldPrice, 'en-US'),
    percentOff: price.percentOff,
    warning: stock?.message,
    sizes: sizeChoices(index),
    canFrame: index.flags.canFrame,
    options: optionCards(index.bySize.get(sizeCode) ?? []).map(({ title, available, product }) => ({
      upi: product.upi,
      title: title.message,
      available,
    })),
  }
}
