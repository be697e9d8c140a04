import type { Message } from '../../model/message.ts'
import { OUT_OF_STOCK, stockMessage, type StockMessageInput } from './stock-message.ts'

/** What is there, what the shopper wants, and what has been chosen so far. */
export interface StockStateInput extends StockMessageInput {
  /** Empty for a standard product, which comes in one form only. */
  readonly variationAttributes: readonly { readonly id: string }[]
  readonly chosen: Readonly<Record<string, string>>
  /** The variant that fits what has been chosen; a standard product is its own. */
  readonly variant?: { readonly orderable: boolean } | undefined
}

/** Whether a choice can be bought, and if not, why. */
export type StockState =
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'unfulfillable'; readonly message: Message }
  | { readonly kind: 'out-of-stock'; readonly reason: OutOfStockReason; readonly message: Message }

/** Why nothing can be bought: none left, options still to choose, no such combination, or not for sale. */
export type OutOfStockReason = 'none-left' | 'options-open' | 'no-such-variant' | 'not-orderable'

/** Whether a value is chosen for each variation attribute. */
export function allAttributesChosen(
  attributes: StockStateInput['variationAttributes'],
  chosen: StockStateInput['chosen'],
): boolean {
  return attributes.every(({ id }) => Object.hasOwn(chosen, id) && chosen[id] !== '')
}

function outOfStockReason(input: StockStateInput): OutOfStockReason | undefined {
  const { stockLevel, variationAttributes, chosen, variant } = input
  if (!(stockLevel > 0)) return 'none-left'
  if (variant) return variant.orderable ? undefined : 'not-orderable'
  if (!allAttributesChosen(variationAttributes, chosen)) return 'options-open'
  return variationAttributes.length > 0 ? 'no-such-variant' : undefined
}

/** The stock state of what a shopper has chosen; out of stock wins over too few. */
export function stockState(input: StockStateInput): StockState {
  const reason = outOfStockReason(input)
  if (reason) return { kind: 'out-of-stock', reason, message: OUT_OF_STOCK }
  const message = stockMessage(input)
  return message ? { kind: 'unfulfillable', message } : { kind: 'in-stock' }
}
