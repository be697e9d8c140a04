import type { Money } from '../../model/money.ts'
import { decimalOf } from '../money/money.ts'

/** A cart line of which the recommendation service shall hear. */
export interface ActivityLineInput {
  readonly id: string
  readonly sku?: string
  readonly price: Money
  readonly quantity: number
}

/** A cart line as the recommendation service reads it. */
export interface ActivityLine {
  readonly id: string
  readonly sku?: string
  readonly price: number
  readonly quantity: number
}

/** The cart line of an activity, its price a decimal number. */
export function activityLine({ id, sku, price, quantity }: ActivityLineInput): ActivityLine {
  return { id, ...(sku === undefined ? {} : { sku }), price: decimalOf(price), quantity }
}
