import {
  CONFIGURATION_FIELDS,
  customizerPath,
  formatMoney,
  isOnSale,
  parseConfiguration,
  parseConfiguredUpi,
  parsePhotoUpi,
  SdkError,
  siteLink,
  type FrameChoices,
  type ProductVariant,
} from '@wallart/sdk'
import { cartProduct } from '../../features/add-to-cart/cart-product.ts'
import { nameWithArtist } from '../../catalogue/name-with-artist.ts'
import { headView } from '../../framework/head-view.server.ts'
import { found, missing, type LoaderResult, type PrivateLoader } from '../../framework/loader.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { loadInOpenSession } from '../../framework/sign-in-again.server.ts'
import { parseScene } from '../../stores/customizer.ts'
import { comparedFrames, MOST_COMPARED, parseCompared } from './compared-frames.server.ts'
import { customizerQuery } from './customizer-query.ts'
import type { CustomizerView } from './customizer-view.ts'

const UPI = /^[A-Z0-9]{2,26}$/

/** What the page reads of its address. */
export const CUSTOMIZER_FIELDS: readonly string[] = [...CONFIGURATION_FIELDS, 'view', 'compare']

export const loader: PrivateLoader<CustomizerView> = async request => {
  const upi = request.params['upi'] ?? ''
  if (!UPI.test(upi)) return missing()
  return parsePhotoUpi(upi) ? loadPhoto(request) : loadOrMissing(request)
}

const loadOrMissing: PrivateLoader<CustomizerView> = async request => {
  try {
    return await load(request.params['upi'] ?? '', request)
  } catch (error) {
    if (SdkError.is(error) && error.code === 'not-found') return missing()
    throw error
  }
}

const loadPhoto = loadInOpenSession(loadOrMissing)

async function load(upi: string, request: PrivateRequest): Promise<LoaderResult<CustomizerView>> {
  const { shop, context, url, signal, t } = request
  const choices = await frameChoices(upi, request)
  if (!choices) return missing()
  const { searchParams } = url
  const configuration = parseConfiguration(searchParams, choices)
  const scene = parseScene(searchParams.get('view'))
  const compare = parseCompared(searchParams.get('compare'), choices.upi)
  const [group, compared] = await Promise.all([
    shop.frames.product(choices.upi, configuration, { signal }),
    comparedFrames(compare, { choices, scene }, request),
  ])
  const [product] = group.products
  if (!product) return missing()
  const hrefWith = (keys: readonly string[]) =>
    siteLink(
      `${customizerPath(choices.upi)}?${customizerQuery({ configuration, scene }, keys.join('.')).toString()}`,
      context,
    )
  const canCompare = compare.length < MOST_COMPARED && !compare.includes(product.upi)
  const title = t({ code: 'customizer.title', message: 'Design your frame' })
  const name = nameWithArtist({ name: choices.title, artist: choices.artistName }, t)
  return found(
    {
      head: headView(
        {
          title: `${title}: ${name}`,
          description: '',
          robots: 'noindex, follow',
          path: customizerPath(choices.upi),
        },
        request,
      ),
      path: siteLink(customizerPath(choices.upi), context),
      choices: { ...choices, productUrl: siteLink(choices.productUrl, context) },
      configuration,
      scene,
      product: cartProduct({ title: choices.title, artist: choices.artistName, category: '' }, product, 1),
      ...prices(product, request),
      compared,
      compare: compare.join('.'),
      compareHref: canCompare ? hrefWith([...compare, product.upi]) : '',
    },
    'private',
  )
}

function prices(
  { salePrice, listPrice }: ProductVariant,
  { context }: PrivateRequest,
): Pick<CustomizerView, 'price' | 'oldPrice'> {
  const money = (amount: typeof salePrice) => formatMoney(amount, context.locale.id)
  return { price: money(salePrice), oldPrice: isOnSale(salePrice, listPrice) ? money(listPrice) : '' }
}

/** A photo is shown to its owner alone, in the sizes that its pixels allow. */
async function frameChoices(
  upi: string,
  { shop, visitor, signal }: PrivateRequest,
): Promise<FrameChoices | undefined> {
  const photo = parsePhotoUpi(upi)
  if (!photo) return shop.frames.choices(upi, { signal })
  if (!visitor.session()) return undefined
  const picture = parseConfiguredUpi(upi)?.upi ?? upi
  const [choices, { products, imageIds }] = await Promise.all([
    shop.frames.choices(upi, { signal }),
    visitor.photos.product(picture, { signal }),
  ])
  const sizes = choices.sizes.filter(({ code }) => products.some(({ sizeCode }) => sizeCode === code))
  const usual = sizes.find(({ code }) => code === choices.defaults.size) ?? sizes.at(-1)
  if (!usual) return undefined
  return {
    ...choices,
    sizes,
    imageId: imageIds[0] ?? choices.imageId,
    defaults: { ...choices.defaults, size: usual.code },
  }
}
