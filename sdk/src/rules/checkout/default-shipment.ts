import type { Basket, BasketItem } from '../../model/basket.ts'

/** The shipment that every basket has. */
export const DEFAULT_SHIPMENT = 'me'

/** The lines that another frontend has put into a further shipment, to travel to another address. */
export function itemsElsewhere({ productItems }: Pick<Basket, 'productItems'>): readonly BasketItem[] {
  return productItems.filter(({ shipmentId = DEFAULT_SHIPMENT }) => shipmentId !== DEFAULT_SHIPMENT)
}
