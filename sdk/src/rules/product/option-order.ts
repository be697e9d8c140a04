import type { Finish } from '../../model/finish.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import { frameColour } from './frame-colour.ts'
import { productTypeGroup } from './product-type-group.ts'

/** Which of the two display orders the options of a size follow. */
export type OptionFamily = 'poster' | 'other'

/** The places of the options of posters. */
export const POSTER_OPTION_ORDER = {
  poster: 0,
  print: 0,
  value: 1,
  classic: 2,
  mount: 3,
  'stretched-canvas': 4,
  'framed-canvas': 5,
  laminate: 6,
} as const

/** The places of the options of everything else; a frame of another colour comes after the brown one. */
export const OTHER_OPTION_ORDER = {
  print: 0,
  poster: 0,
  black: 1,
  white: 2,
  brown: 3,
  other: 3.5,
  'stretched-canvas': 4,
  'framed-canvas': 5,
  mount: 6,
  laminate: 7,
} as const

/** Options that include a poster follow the order of posters. */
export function optionFamily(products: readonly Pick<ProductVariant, 'productTypeGroup'>[]): OptionFamily {
  const isPoster = products.some(product => productTypeGroup(product.productTypeGroup) === 'poster')
  return isPoster ? 'poster' : 'other'
}

/** The place of an option; options that do not exist leave a gap. */
export function optionOrder(family: OptionFamily, { type, tier, moulding }: Finish): number {
  if (family === 'other') return OTHER_OPTION_ORDER[type === 'frame' ? frameColour(moulding) : type]
  if (type !== 'frame') return POSTER_OPTION_ORDER[type]
  return POSTER_OPTION_ORDER[tier === 'value' ? 'value' : 'classic']
}
