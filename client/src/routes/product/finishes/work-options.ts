import {
  finishOf,
  nextUpiForSize,
  nextVariantForFrame,
  orderedOptions,
  OUT_OF_STOCK,
  productIndex,
  serviceTypeOf,
  serviceTypeTabs,
  sizeChoices,
  type Money,
  type OrderedOption,
  type ServiceType,
} from '@wallart/sdk'
import { type Translate } from '../../../i18n/translate.ts'
import { isSoldOut } from '../../../catalogue/is-sold-out.ts'
import { centimetresText } from './centimetres-text.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'

export interface WorkChoice {
  readonly upi: string
  readonly name: string
  readonly price: Money
  readonly isChosen: boolean
  readonly refusal: string | undefined
}

interface WorkSize extends WorkChoice {
  readonly centimetres: string
}

export interface WorkOptions {
  readonly serviceTypes: readonly WorkChoice[]
  readonly sizes: readonly WorkSize[]
  readonly frames: readonly (WorkChoice & { readonly moulding: string | undefined })[]
}

/** What the art brand offers beside a variant: kinds of finish in its size, sizes and frames in its kind of finish. */
export function workOptions({ variants }: WorkView, variant: VariantView, t: Translate): WorkOptions {
  const index = productIndex({ products: variants })
  const ofSize = index.bySize.get(variant.sizeCode) ?? []
  const serviceType = variantServiceType(variant)
  const sameType = variants.filter(product => variantServiceType(product) === serviceType)
  const inType = productIndex({ products: availableFirst(orderedOptions(sameType)) })
  const offered = sizeChoices(productIndex({ products: sameType }))
  return {
    serviceTypes: serviceTypeTabs(ofSize).map(({ serviceType: type, title, product }) =>
      toChoice(product, t(title), type === serviceType),
    ),
    sizes: offered.flatMap(({ sizeCode, displaySize }) => {
      const product = index.byUpi.get(nextUpiForSize(inType, sizeCode) ?? '')
      if (!product) return []
      const isAmbiguous = offered.some(
        other => other.displaySize === displaySize && other.sizeCode !== sizeCode,
      )
      const name = isAmbiguous ? `${displaySize} ${product.productTypeName}` : displaySize
      const choice = toChoice(product, name, sizeCode === variant.sizeCode)
      return [{ ...choice, centimetres: centimetresText(product) }]
    }),
    frames: frameChoices(orderedOptions(sameType.filter(({ sizeCode }) => sizeCode === variant.sizeCode))),
  }

  function frameChoices(options: readonly OrderedOption<VariantView>[]): WorkOptions['frames'] {
    if (options.length < 2 && !options[0]?.finish.moulding) return []
    return options.map(({ product, finish: { moulding } }) => {
      const next = moulding ? (nextVariantForFrame(index, variant.upi, moulding) ?? product) : product
      return {
        ...toChoice(
          next,
          moulding ?? t({ code: 'finishes.no-frame', message: 'No frame' }),
          next.upi === variant.upi,
        ),
        moulding,
      }
    })
  }

  function toChoice(product: VariantView, name: string, isChosen: boolean): WorkChoice {
    const { upi, salePrice } = product
    const refusal = isSoldOut(product) ? t(OUT_OF_STOCK) : undefined
    return { upi, name, price: salePrice, isChosen, refusal }
  }
}

function variantServiceType(product: VariantView): ServiceType {
  return serviceTypeOf(finishOf(product).type)
}

// What is sold out is chosen only where there is nothing else.
function availableFirst(options: readonly OrderedOption<VariantView>[]): readonly VariantView[] {
  return [
    ...options.filter(({ available }) => available),
    ...options.filter(({ available }) => !available),
  ].map(({ product }) => product)
}
