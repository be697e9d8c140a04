import type { OptionProduct } from '../../model/option-product.ts'
import type { ProductVariant } from '../../model/product-group.ts'
import { apcProductsList } from './apc-products-list.ts'
import { type OptionCard, optionCards } from './option-cards.ts'
import { type SizeChoice, sizeChoices } from './size-choices.ts'
import { sizeMap } from './size-map.ts'

/** One size on the poster brand's product page, with everything it is sold as. */
export interface PosterSize<P> extends SizeChoice {
  readonly cards: readonly OptionCard<P>[]
}

/** The poster brand's list of a work by size, the finishes of each in their display order. */
export function posterSizeList<P extends OptionProduct & Pick<ProductVariant, 'apnum'>>(group: {
  readonly products: readonly P[]
}): readonly PosterSize<P>[] {
  const bySize = sizeMap({ products: apcProductsList(group) })
  return sizeChoices({ bySize }).map(({ sizeCode, displaySize, upi }) => ({
    sizeCode,
    displaySize,
    upi,
    cards: optionCards(bySize.get(sizeCode) ?? []),
  }))
}
