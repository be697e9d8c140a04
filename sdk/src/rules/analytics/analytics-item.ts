import type { Money } from '../../model/money.ts'
import { decimalOf } from '../money/money.ts'

/** A product as the shop hands it to analytics. */
export interface AnalyticsProduct {
  readonly id: string
  readonly name: string
  readonly price: Money
  readonly quantity?: number
  readonly artist?: string
  /** Size and finish. */
  readonly variant?: string
  readonly category?: string
  /** Its place in a list, from 0. */
  readonly index?: number
}

/** A product in a list, whose price of the moment may not be at hand. */
export interface ListedProduct extends Omit<AnalyticsProduct, 'price'> {
  readonly price?: Money | undefined
}

/** A product as analytics reads it. */
export interface AnalyticsItem extends ListedItem {
  readonly price: number
  readonly currency: string
}

/** A product of a list as analytics reads it. */
export interface ListedItem {
  readonly item_id: string
  readonly item_name: string
  readonly price?: number
  readonly currency?: string
  readonly quantity: number
  readonly item_brand?: string
  readonly item_variant?: string
  readonly item_category?: string
  readonly index?: number
}

/** The analytics item of a product: a decimal price, one piece by default. */
export function analyticsItem(product: AnalyticsProduct): AnalyticsItem {
  const { price } = product
  return { ...listedItem(product), price: decimalOf(price), currency: price.currency }
}

/** The same of a product in a list; a price that is not at hand is left out. */
export function listedItem(product: ListedProduct): ListedItem {
  const { id, name, price, quantity = 1, artist, variant, category, index } = product
  return {
    item_id: id,
    item_name: name,
    ...(price ? { price: decimalOf(price), currency: price.currency } : {}),
    quantity,
    ...(artist ? { item_brand: artist } : {}),
    ...(variant ? { item_variant: variant } : {}),
    ...(category ? { item_category: category } : {}),
    ...(index === undefined ? {} : { index }),
  }
}
