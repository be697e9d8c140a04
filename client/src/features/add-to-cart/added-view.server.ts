import {
  cartBadgeCount,
  cartConfirmation,
  formatMoney,
  itemCountText,
  priceView,
  productIndex,
  siteLink,
  upgradeNotice,
  upgradeOptions,
  type Basket,
  type BasketItem,
  type Money,
  type ProductGroup,
  type ProductVariant,
  type SiteContext,
} from '@wallart/sdk'
import type { AddedView } from './added-view.ts'

/** What has come into a basket. */
export interface Added {
  readonly group: ProductGroup
  readonly variant: ProductVariant
  readonly basket: Basket
  /** The line it has ended up in. */
  readonly item: BasketItem | undefined
}

/** The confirmation of what has come into a basket. */
export function addedView({ group, variant, basket, item }: Added, context: SiteContext): AddedView {
  const { text, title, size, price } = cartConfirmation(group.title, variant)
  const { upi, imageId, productTypeName: productType, productUrl } = variant
  const { marketingEvents: marketing } = basket
  const by = group.artistName && ` by ${group.artistName}`
  return {
    text: text.message,
    itemId: item?.itemId ?? '',
    upi,
    imageId,
    alt: [`${title}${by}`, productType].filter(Boolean).join(', '),
    title,
    productType,
    size: { label: size.label.message, value: size.value },
    ...pricesOf(price, context),
    count: itemCountText(cartBadgeCount(basket.productItems)).message,
    href: siteLink(productUrl, context),
    notice: upgradeNotice(productType).message,
    upgrades: item ? upgradesOf(group, upi, context) : [],
    marketing: Array.isArray(marketing) ? marketing : [],
  }
}

function upgradesOf(group: ProductGroup, upi: string, context: SiteContext): AddedView['upgrades'] {
  return upgradeOptions(productIndex(group), upi).map(({ product, title, price: both }) => {
    const { price, oldPrice } = pricesOf(both, context)
    return { upi: product.upi, title: title.message, imageId: product.imageId, price, oldPrice }
  })
}

function pricesOf(
  { salePrice, listPrice }: { readonly salePrice: Money; readonly listPrice: Money },
  { locale }: SiteContext,
): Pick<AddedView, 'price' | 'oldPrice'> {
  const { current, oldPrice } = priceView({ current: salePrice, list: listPrice })
  return {
    price: formatMoney(current, locale.id),
    oldPrice: oldPrice ? formatMoney(oldPrice, locale.id) : '',
  }
}
