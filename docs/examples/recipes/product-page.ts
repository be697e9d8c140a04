// product-page.ts
import {
  canonicalDecision,
  formatMoney,
  optionCards,
  priceView,
  productIndex,
  selectedVariant,
  SITES,
  stockMessage,
  type ProductGroup,
} from '@wallart/sdk'

/** What a product page shows for a work, or where the visitor goes instead. */
export function productPage(group: ProductGroup, address: string, quantity = 1) {
  const decision = canonicalDecision({
    address,
    found: group.products.length > 0,
    seo: group.seo,
    sites: Object.values(SITES),
  })
  const variant = selectedVariant(group)
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
    sizes: [...index.bySize.keys()],
    canFrame: index.flags.canFrame,
    options: optionCards(index.bySize.get(sizeCode) ?? []).map(({ title, available, product }) => ({
      upi: product.upi,
      title: title.message,
      available,
    })),
  }
}
