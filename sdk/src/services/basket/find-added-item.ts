import type { Basket, BasketItem, BasketLine } from '../../model/basket.ts'

export interface AddedItem {
  readonly item: BasketItem
  readonly quantityBefore: number
}

/** Where an added line is now: a line that is new or has grown, preferably of the added product. */
export function findAddedItem(
  before: Pick<Basket, 'productItems'>,
  after: Pick<Basket, 'productItems'>,
  line: Pick<BasketLine, 'productId' | 'upi'>,
): AddedItem | undefined {
  const grown = after.productItems.flatMap(item => {
    const quantityBefore = before.productItems.find(({ itemId }) => itemId === item.itemId)?.quantity ?? 0
    return item.quantity > quantityBefore ? [{ item, quantityBefore }] : []
  })
  return grown.findLast(({ item }) => matchesLine(item, line)) ?? grown.at(-1)
}

export function matchesLine(item: BasketItem, line: Pick<BasketLine, 'productId' | 'upi'>): boolean {
  return item.productId === line.productId && (!line.upi || !item.upi || item.upi === line.upi)
}
