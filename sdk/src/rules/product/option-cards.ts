import type { Finish } from '../../model/finish.ts'
import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'
import type { OptionProduct } from '../../model/option-product.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import { finishOf } from './finish-of.ts'
import { finishTitle } from './finish-title.ts'
import { optionFamily, optionOrder } from './option-order.ts'

/** One way to buy a work in a size. */
export interface OptionCard<P = ProductVariant> {
  /** False when it is sold out. */
  readonly available: boolean
  readonly imageUrl: string
  readonly title: Message
  readonly price: { readonly listPrice: Money; readonly salePrice: Money }
  readonly product: P
  readonly finish: Finish
  readonly order: number
}

/** The options among the variants of one size, in their display order. */
export function optionCards<P extends OptionProduct>(products: readonly P[]): readonly OptionCard<P>[] {
  const family = optionFamily(products)
  return products
    .map(product => {
      const { imageUrl, listPrice, salePrice, inventory } = product
      const finish = finishOf(product)
      return {
        available: !inventory || inventory.stockLevel > 0,
        imageUrl,
        title: finishTitle(finish),
        price: { listPrice, salePrice },
        product,
        finish,
        order: optionOrder(family, finish),
      }
    })
    .toSorted((one, other) => one.order - other.order)
}
