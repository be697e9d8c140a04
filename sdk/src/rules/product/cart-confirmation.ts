import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'
import type { ProductVariant } from '../../model/product-group.ts'

/** What the shopper sees after an add to the cart. */
export interface CartConfirmation {
  readonly text: Message
  readonly imageUrl: string
  readonly title: string
  readonly size: { readonly label: Message; readonly value: string }
  readonly price: { readonly listPrice: Money; readonly salePrice: Money }
}

/** What a confirmation has to know of the variant that was added. */
export type AddedProduct = Pick<
  ProductVariant,
  'imageUrl' | 'displaySize' | 'displayFinishedSize' | 'listPrice' | 'salePrice'
>

/** The confirmation of an added variant of the work with that title. */
export function cartConfirmation(title: string, product: AddedProduct): CartConfirmation {
  const { imageUrl, displaySize, displayFinishedSize, listPrice, salePrice } = product
  return {
    text: { code: 'cart.added', message: 'Yay! Your item has been added, great choice!' },
    imageUrl,
    title,
    size: displayFinishedSize
      ? { label: { code: 'cart.finished-size', message: 'Finished Size:' }, value: displayFinishedSize }
      : { label: { code: 'cart.size', message: 'Size:' }, value: displaySize },
    price: { listPrice, salePrice },
  }
}
