import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'
import type { OptionProduct } from '../../model/option-product.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import { finishTitle } from './finish-title.ts'
import { orderedOptions, type OrderedOption } from './ordered-options.ts'

/** One way to buy a work in a size. */
export interface OptionCard<P = ProductVariant> extends OrderedOption<P> {
  readonly imageUrl: string
  readonly title: Message
  readonly price: { readonly listPrice: Money; readonly salePrice: Money }
}

/**
 * The options among the variants of one size, in their display order.
 *
 * @example
 * const { bySize } = productIndex(group)
 * const cards = optionCards(bySize.values().next().value ?? [])
 */
export function optionCards<P extends OptionProduct>(products: readonly P[]): readonly OptionCard<P>[] {
  return orderedOptions(products).map(cardOf)
}

function cardOf<P extends OptionProduct>(option: OrderedOption<P>): OptionCard<P> {
  const { imageUrl, listPrice, salePrice } = option.product
  return { ...option, imageUrl, title: finishTitle(option.finish), price: { listPrice, salePrice } }
}
