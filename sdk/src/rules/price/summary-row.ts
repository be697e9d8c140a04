import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'

/** One line of the order summary: an amount, or a word in its place. */
export interface SummaryRow {
  readonly key: string
  readonly label: Message
  readonly value: { readonly amount: Money } | { readonly text: Message }
  /** What promotions say about this line. */
  readonly notes: readonly string[]
}

/** The word for an amount that is not known yet. */
export const TO_BE_DETERMINED: Message = { code: 'summary.to-be-determined', message: 'TBD' }

/** The line of the order summary with a name and its amount, if that is known. */
export function summaryRow(key: string, message: string, amount: Money | undefined): SummaryRow {
  return {
    key,
    label: { code: `summary.${key}`, message },
    value: amount ? { amount } : { text: TO_BE_DETERMINED },
    notes: [],
  }
}
