import {
  divideMoney,
  formatMoney,
  isOnSale,
  multiplyMoney,
  productDetails,
  quantityRange,
  sameSitePath,
  siteLink,
  stockMessage,
  type BasketItem,
  type Money,
  type Message,
} from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { canadaNote } from '../../catalogue/canada-note.ts'
import { nameWithArtist } from '../../catalogue/name-with-artist.ts'
import type { CartLineView } from '../../stores/cart-view.ts'
import type { FoundVariant } from './find-variant.server.ts'
import { lineNotes } from './line-notes.server.ts'
import { resolveLine } from './resolve-line.server.ts'

interface LineViewOptions {
  readonly now: number
  readonly isToCanada: boolean
}

/** A line of the cart; what the basket does not know of it comes from the product, while that can be asked. */
export async function lineView(
  item: BasketItem,
  request: PrivateRequest,
  { now, isToCanada }: LineViewOptions,
): Promise<CartLineView> {
  const { context, t } = request
  const { upi = '', itemId, productName, productUrl, quantity, price, unitPrice } = item
  const { product, isUnavailable } = await resolveLine(item, request)
  const title = product?.group.title ?? productName
  const artist = product?.group.artistName ?? ''
  const type = product?.variant.productTypeName ?? item.variationValues?.['type'] ?? ''
  const money = (amount: Money) => formatMoney(amount, context.locale.id)
  const paid = item.priceAfterDiscount ?? price
  const listPrice = product && multiplyMoney(product.variant.listPrice, quantity)
  const each = quantity > 1 ? divideMoney(paid, quantity) : undefined
  const fullPrice = [listPrice, price].find(amount => isOnSale(paid, amount))
  const { inventory } = product?.variant ?? {}
  const shortage = inventory && !isUnavailable && stockMessage({ ...inventory, quantity })
  const restriction = isToCanada && product && canadaNote(product.group, product.variant)
  const path = sameSitePath(productUrl)
  return {
    itemId,
    upi,
    title,
    artist,
    alt: [nameWithArtist({ name: title, artist }, t), type].filter(Boolean).join(', '),
    href: path ? siteLink(path, context) : '',
    imageId: product?.variant.imageId ?? upi,
    details: lineDetails(item, type, product, request),
    quantity,
    ...(inventory && !isUnavailable && { range: quantityRange(inventory) }),
    isUnavailable,
    ...(shortage && { shortage }),
    price: money(paid),
    fullPrice: fullPrice ? money(fullPrice) : '',
    unitPrice: each ? money(each) : '',
    tracked: {
      price: unitPrice ?? product?.variant.salePrice ?? price,
      variant: [type, product?.variant.displaySize].filter(Boolean).join(', '),
    },
    ...(restriction && { restriction: t(restriction) }),
    notes: lineNotes(item, now, t),
  }
}

const TYPE: Message = { code: 'details.product-type', message: 'Product Type' }
const SIZE: Message = { code: 'ui.size', message: 'Size' }
const FINISHED_SIZE: Message = { code: 'details.finished-size', message: 'Finished Size' }
const FRAME: Message = { code: 'details.frame-name', message: 'Frame Name' }
const MAT: Message = { code: 'details.mat', message: 'Mat' }

const SECOND_MAT: Message = { code: 'details.second-mat', message: 'Second Mat' }
const GLASS: Message = { code: 'details.glass', message: 'Glass' }
const CROP: Message = { code: 'photos.crop', message: 'Crop' }

const SHOWN_DETAILS: ReadonlySet<string> = new Set([
  'details.frame-name',
  'details.mat',
  'details.second-mat',
  'details.glass',
])

function lineDetails(
  { variationValues = {} }: BasketItem,
  type: string,
  product: FoundVariant | undefined,
  { context, t }: PrivateRequest,
): CartLineView['details'] {
  const { displaySize, displayFinishedSize } = product?.variant ?? {}
  const finished = displayFinishedSize === displaySize ? '' : displayFinishedSize
  return [
    { ...TYPE, value: type },
    { ...SIZE, value: displaySize ?? variationValues['size'] ?? '' },
    { ...FINISHED_SIZE, value: finished ?? '' },
    ...(product
      ? productDetails(context.site.id, product.variant)
          .filter(({ code }) => SHOWN_DETAILS.has(code))
          .map(({ code, label, value }) => ({ code, message: label, value }))
      : [
          { ...FRAME, value: variationValues['frame'] ?? '' },
          { ...MAT, value: variationValues['mat'] ?? '' },
          { ...SECOND_MAT, value: variationValues['secondMat'] ?? '' },
          { ...GLASS, value: variationValues['glass'] ?? '' },
        ]),
    { ...CROP, value: variationValues['crop'] ?? '' },
  ].flatMap(({ value, ...name }) => (value ? [{ label: t(name), value }] : []))
}
