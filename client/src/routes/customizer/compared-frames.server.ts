import {
  customizerPath,
  formatMoney,
  parseConfiguredUpi,
  productDetails,
  SdkError,
  siteLink,
  type FrameChoices,
} from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import type { CustomizerState } from '../../stores/customizer.ts'
import { customizerQuery } from './customizer-query.ts'
import type { ComparedFrame } from './customizer-view.ts'

export const MOST_COMPARED = 4

const SHOWN: ReadonlySet<string> = new Set([
  'details.frame-name',
  'details.mat',
  'details.second-mat',
  'details.glass',
])

/** The keys of frames for this picture that an address names. */
export function parseCompared(text: string | null, upi: string): readonly string[] {
  const keys = (text ?? '').split('.').filter(key => parseConfiguredUpi(key)?.upi === upi)
  return [...new Set(keys)].slice(0, MOST_COMPARED)
}

interface Compared extends Pick<CustomizerState, 'scene'> {
  readonly choices: FrameChoices
}

/** A frame that is not offered any more is left out. */
export async function comparedFrames(
  keys: readonly string[],
  compared: Compared,
  request: PrivateRequest,
): Promise<readonly ComparedFrame[]> {
  const frames = await Promise.all(keys.map(key => comparedFrame(key, keys, compared, request)))
  return frames.filter(frame => frame !== undefined)
}

async function comparedFrame(
  key: string,
  keys: readonly string[],
  { choices, scene }: Compared,
  { shop, context, signal, url }: PrivateRequest,
): Promise<ComparedFrame | undefined> {
  const product = await shop.frames
    .product(key, undefined, { signal })
    .then(({ products }) => products[0])
    .catch((error: unknown) => {
      if (SdkError.is(error)) return undefined
      throw error
    })
  const frame = parseConfiguredUpi(key)?.frame
  if (!product || !frame || !choices.sizes.some(({ code }) => code === product.sizeCode)) return undefined
  const configuration = { size: product.sizeCode, ...frame }
  const hrefOf = (query: URLSearchParams) =>
    siteLink(`${customizerPath(choices.upi)}?${query.toString()}`, context)
  const others = new URLSearchParams(url.searchParams)
  others.set('compare', keys.filter(each => each !== key).join('.'))
  return {
    upi: key,
    configuration,
    details: [
      product.displayFinishedSize ?? product.displaySize,
      ...productDetails(context.site.id, product)
        .filter(({ code }) => SHOWN.has(code))
        .map(({ value }) => value),
    ],
    price: formatMoney(product.salePrice, context.locale.id),
    chooseHref: hrefOf(customizerQuery({ configuration, scene }, keys.join('.'))),
    removeHref: hrefOf(others),
  }
}
