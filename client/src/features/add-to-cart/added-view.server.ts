import {
  basketPieces,
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
import { eachPrice } from '../../catalogue/each-price.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { nameWithArtist } from '../../catalogue/name-with-artist.ts'
import type { AddedView } from './added-view.ts'
import { marketingOf } from './marketing-of.ts'

export interface AddedItem {
  readonly group: ProductGroup
  readonly variant: ProductVariant
  readonly basket: Basket
  readonly item: BasketItem | undefined
}

export function addedView(
  { group, variant, basket, item }: AddedItem,
  { context, t }: Pick<PageRequest, 'context' | 't'>,
): AddedView {
  const { text, title, size, price } = cartConfirmation(group.title, variant)
  const prices = formattedPrices(price, context)
  const { upi, imageId, productTypeName: productType, productUrl } = variant
  return {
    text: t(text),
    itemId: item?.itemId ?? '',
    upi,
    imageId,
    alt: [nameWithArtist({ name: title, artist: group.artistName }, t), productType]
      .filter(Boolean)
      .join(', '),
    title,
    productType,
    size: { label: t(size.label), value: size.value },
    ...prices,
    price: item && item.quantity > 1 ? t(eachPrice(prices.price)) : prices.price,
    money: variant.salePrice,
    count: t(itemCountText(basketPieces(basket))),
    href: siteLink(productUrl, context),
    notice: t(upgradeNotice(productType)),
    upgrades: item ? upgradeViews(group, upi, item.quantity, { context, t }) : [],
    marketing: marketingOf(basket),
  }
}

function upgradeViews(
  group: ProductGroup,
  upi: string,
  quantity: number,
  { context, t }: Pick<PageRequest, 'context' | 't'>,
): AddedView['upgrades'] {
  return upgradeOptions(productIndex(group), upi, quantity).map(({ product, title, price: prices }) => {
    const { price, oldPrice } = formattedPrices(prices, context)
    return { upi: product.upi, title: t(title), imageId: product.imageId, price, oldPrice }
  })
}

function formattedPrices(
  { salePrice, listPrice }: { readonly salePrice: Money; readonly listPrice: Money },
  { locale }: SiteContext,
): Pick<AddedView, 'price' | 'oldPrice'> {
  const { current, oldPrice } = priceView({ current: salePrice, list: listPrice })
  return {
    price: formatMoney(current, locale.id),
    oldPrice: oldPrice ? formatMoney(oldPrice, locale.id) : '',
  }
}
