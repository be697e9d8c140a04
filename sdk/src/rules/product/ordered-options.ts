import type { Finish } from '../../model/finish.ts'
import type { OptionProduct } from '../../model/option-product.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import { finishOf } from './finish-of.ts'
import { optionFamily, optionOrder } from './option-order.ts'

/** A variant, its finish, and its place among the options of a size. */
export interface OrderedOption<P = ProductVariant> {
  readonly product: P
  readonly finish: Finish
  /** False when it is sold out. */
  readonly available: boolean
  readonly order: number
}

/** The variants of one size in the order in which they are displayed. */
export function orderedOptions<P extends OptionProduct>(products: readonly P[]): readonly OrderedOption<P>[] {
  const family = optionFamily(products)
  return products
    .map(product => {
      const finish = finishOf(product)
      const available = !product.inventory || product.inventory.stockLevel > 0
      return { product, finish, available, order: optionOrder(family, finish) }
    })
    .toSorted((one, other) => one.order - other.order)
}
