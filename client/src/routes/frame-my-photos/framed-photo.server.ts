import {
  finishOf,
  finishTitle,
  formatMoney,
  formatPhotoUpi,
  parsePhotoUpi,
  PHOTO_SHAPES,
  photoPath,
  photoQuality,
  photoShapes,
  photoSizes,
  siteLink,
  printedPixels,
  tooFewPixels,
  turnedPixels,
  type Message,
  type Photo,
  type PhotoKey,
  type PhotoShape,
} from '@wallart/sdk'
import { cartProduct } from '../../features/add-to-cart/cart-product.ts'
import { dimensionsText } from '../../catalogue/dimensions-text.ts'
import type { VariantView } from '../../catalogue/work-view.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import type { Translate } from '../../i18n/translate.ts'
import { workView } from '../product/work-view.server.ts'
import type { ChoiceView, FramedPhoto } from './photos-view.ts'

const USUAL_FINISH = 'FB'
const FAIR: Message = { code: 'photos.fair', message: 'good from a few steps away' }

/** The shape of a photo after a quarter turn. */
const TURNED: Readonly<Record<PhotoShape, PhotoShape>> = {
  A: 'G',
  B: 'F',
  C: 'E',
  D: 'D',
  E: 'C',
  F: 'B',
  G: 'A',
  H: 'I',
  I: 'H',
}

/** The photo that a key names, in all it can be made; undefined where the shopper has no such photo. */
export async function framedPhoto(
  upi: string,
  photos: readonly Photo[],
  request: PrivateRequest,
): Promise<FramedPhoto | undefined> {
  const key = parsePhotoUpi(upi)
  const photo = photos.find(({ photoId }) => photoId === key?.photoId)
  if (!key || !photo) return undefined
  const { visitor, signal, context } = request
  const { photoId, shape, turns, crop } = key
  const picture = { photoId, shape, turns, ...(crop && { crop }) }
  const work = workView(await visitor.photos.product(formatPhotoUpi(picture), { signal }), '', context)
  const variant = chosenVariant(work.variants, upi)
  if (!variant) return undefined
  const pixels = printedPixels(photo, key)
  const turned = turnedPixels(photo, turns)
  return {
    photoId,
    shapes: photoShapes(turned).map(each => shapeChoice(each, key, request)),
    turnHref: hrefOf(formatPhotoUpi({ photoId, shape: TURNED[shape], turns: turns + 1 }), request),
    cropping: {
      imageId: work.imageIds[1] ?? photo.imageId,
      pixels: turned,
      key: parsePhotoUpi(variant.upi) ?? key,
    },
    sizes: photoSizes(shape).map(size => {
      const code = `${size.width}x${size.height}`
      const product = work.variants.find(
        each => each.sizeCode === code && finishCode(each) === finishCode(variant),
      )
      const name = request.t(dimensionsText(size))
      const isFair = photoQuality(pixels, size) === 'fair'
      const note = product ? (isFair ? FAIR : undefined) : tooFewPixels(size)
      return variantChoice({ id: code, name, product, note }, variant, request)
    }),
    finishes: work.variants
      .filter(({ sizeCode }) => sizeCode === variant.sizeCode)
      .map(each =>
        variantChoice({ id: each.upi, name: finishName(each, request.t), product: each }, variant, request),
      ),
    price: photoPrice(variant, request),
    variant,
    product: cartProduct(work, variant, 1),
  }
}

/** The requested one, else the usual frame in a size in the middle. */
function chosenVariant(variants: readonly VariantView[], requestedUpi: string): VariantView | undefined {
  const usual = variants.filter(each => finishCode(each) === USUAL_FINISH)
  return (
    variants.find(({ upi }) => upi === requestedUpi) ??
    usual[Math.floor((usual.length - 1) / 2)] ??
    variants[0]
  )
}

function shapeChoice(shape: PhotoShape, key: PhotoKey, request: PrivateRequest): ChoiceView {
  const { width, height } = PHOTO_SHAPES[shape]
  return {
    id: shape,
    href: hrefOf(formatPhotoUpi({ photoId: key.photoId, turns: key.turns, shape }), request),
    name: `${width} : ${height}`,
    aside: '',
    isChosen: shape === key.shape,
    isRefused: false,
  }
}

interface Offered extends Pick<ChoiceView, 'id' | 'name'> {
  readonly product: VariantView | undefined
  readonly note?: Message | undefined
}

function variantChoice(
  { id, name, product, note }: Offered,
  chosen: VariantView,
  request: PrivateRequest,
): ChoiceView {
  const asides = [product && photoPrice(product, request), note && request.t(note)]
  return {
    id,
    name,
    href: product ? hrefOf(product.upi, request) : '',
    aside: asides.filter(Boolean).join(' · '),
    isChosen: product?.upi === chosen.upi,
    isRefused: !product,
  }
}

function finishName(variant: VariantView, t: Translate): string {
  const finish = finishOf(variant)
  const moulding = variant.services.find(({ specialHandling }) => specialHandling.mouldingName)
  const name = t(finishTitle(finish))
  return finish.type === 'framed-canvas' ? `${name}, ${moulding?.specialHandling.mouldingName ?? ''}` : name
}

function finishCode({ upi }: VariantView): string | undefined {
  return parsePhotoUpi(upi)?.variant?.finish
}

function photoPrice({ salePrice }: VariantView, { context }: PrivateRequest): string {
  return formatMoney(salePrice, context.locale.id)
}

function hrefOf(upi: string, { context }: PrivateRequest): string {
  return siteLink(photoPath(upi), context)
}
