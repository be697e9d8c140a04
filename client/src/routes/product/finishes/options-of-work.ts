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
import { centimetresOf } from './size-text.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'

/** Something to choose, and the variant that it leads to. */
export interface WorkChoice {
  readonly upi: string
  readonly name: string
  readonly price: Money
  readonly isChosen: boolean
  readonly refusal: string | undefined
}

/** A size, in both measures. */
interface SizeOfWork extends WorkChoice {
  readonly centimetres: string
}

/** What can be chosen beside a variant on the art brand. */
export interface OptionsOfWork {
  readonly serviceTypes: readonly WorkChoice[]
  readonly sizes: readonly SizeOfWork[]
  readonly frames: readonly (WorkChoice & { readonly moulding: string | undefined })[]
}

/** What the art brand offers beside a variant: kinds of finish in its size, sizes and frames in its kind of finish. */
export function optionsOfWork({ variants }: WorkView, variant: VariantView, t: Translate): OptionsOfWork {
  const index = productIndex({ products: variants })
  const ofSize = index.bySize.get(variant.sizeCode) ?? []
  const serviceType = typeOf(variant)
  const sameType = orderedOptions(variants.filter(product => typeOf(product) === serviceType))
  const inType = productIndex({ products: availableFirst(sameType) })
  const offered = sizeChoices(
    productIndex({ products: variants.filter(each => typeOf(each) === serviceType) }),
  )
  return {
    serviceTypes: serviceTypeTabs(ofSize).map(({ serviceType: type, title, product }) =>
      choiceOf(product, t(title), type === serviceType),
    ),
    sizes: offered.flatMap(({ sizeCode, displaySize }) => {
      const product = index.byUpi.get(nextUpiForSize(inType, sizeCode) ?? '')
      if (!product) return []
      const isTwice = offered.some(other => other.displaySize === displaySize && other.sizeCode !== sizeCode)
      const name = isTwice ? `${displaySize} ${product.productTypeName}` : displaySize
      const choice = choiceOf(product, name, sizeCode === variant.sizeCode)
      return [{ ...choice, centimetres: centimetresOf(product) }]
    }),
    frames: framesOf(orderedOptions(ofSize.filter(product => typeOf(product) === serviceType))),
  }

  function framesOf(options: readonly OrderedOption<VariantView>[]): OptionsOfWork['frames'] {
    if (options.length < 2 && !options[0]?.finish.moulding) return []
    return options.map(({ product, finish: { moulding } }) => {
      const next = moulding ? (nextVariantForFrame(index, variant.upi, moulding) ?? product) : product
      return {
        ...choiceOf(
          next,
          moulding ?? t({ code: 'finishes.no-frame', message: 'No frame' }),
          next.upi === variant.upi,
        ),
        moulding,
      }
    })
  }

  function choiceOf(product: VariantView, name: string, isChosen: boolean): WorkChoice {
    const { upi, salePrice } = product
    const refusal = isSoldOut(product) ? t(OUT_OF_STOCK) : undefined
    return { upi, name, price: salePrice, isChosen, refusal }
  }
}

function typeOf(product: VariantView): ServiceType {
  return serviceTypeOf(finishOf(product).type)
}

// What is sold out is chosen only where there is nothing else.
function availableFirst(options: readonly OrderedOption<VariantView>[]): readonly VariantView[] {
  return [
    ...options.filter(({ available }) => available),
    ...options.filter(({ available }) => !available),
  ].map(({ product }) => product)
}
