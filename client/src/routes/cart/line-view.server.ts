import {
  formatMoney,
  productDetails,
  siteLink,
  type BasketItem,
  type Money,
  type SiteContext,
} from '@wallart/sdk'
import type { PageRequest } from '../../app/page-request.ts'
import type { CartLineView } from './cart-view.ts'
import type { FoundVariant } from './find-variant.server.ts'
import { knownLine } from './known-line.server.ts'

/** A line of the cart; what the basket does not know of it comes from the product, while that can be asked. */
export async function lineView(item: BasketItem, request: PageRequest): Promise<CartLineView> {
  const { context } = request
  const { upi = '', itemId, productName, productUrl, quantity, price, unitPrice } = item
  const { product, isGone } = await knownLine(item, request)
  const title = product?.group.title ?? productName
  const artist = product?.group.artistName ?? ''
  const type = product?.variant.productTypeName ?? item.variationValues?.['type'] ?? ''
  const money = (amount: Money) => formatMoney(amount, context.locale.id)
  const paid = item.priceAfterDiscount ?? price
  return {
    itemId,
    upi,
    title,
    artist,
    alt: [artist ? `${title} by ${artist}` : title, type].filter(Boolean).join(', '),
    href: productUrl ? siteLink(productUrl, context) : '',
    imageId: product?.variant.imageId ?? upi,
    details: detailsOf(item, type, product, context),
    quantity,
    isGone,
    price: money(paid),
    fullPrice: paid.minor < price.minor ? money(price) : '',
    unitPrice: quantity > 1 && unitPrice ? money(unitPrice) : '',
    notes: item.priceAdjustments.map(({ itemText }) => itemText),
  }
}

const SHOWN: ReadonlySet<string> = new Set(['details.frame-name', 'details.mat', 'details.glass'])

function detailsOf(
  { variationValues = {} }: BasketItem,
  type: string,
  product: FoundVariant | undefined,
  { site }: SiteContext,
): CartLineView['details'] {
  const { displaySize, displayFinishedSize } = product?.variant ?? {}
  const finished = displayFinishedSize === displaySize ? '' : displayFinishedSize
  return [
    { label: 'Product Type', value: type },
    { label: 'Size', value: displaySize ?? variationValues['size'] ?? '' },
    { label: 'Finished Size', value: finished ?? '' },
    ...(product
      ? productDetails(site.id, product.variant).filter(({ code }) => SHOWN.has(code))
      : [
          { label: 'Frame Name', value: variationValues['frame'] ?? '' },
          { label: 'Mat', value: variationValues['mat'] ?? '' },
        ]),
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
