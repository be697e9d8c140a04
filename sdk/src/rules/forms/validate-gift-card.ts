import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import { fieldText } from './field-text.ts'

/** The smallest gift card, in whole units of the currency. */
export const GIFT_CARD_MIN_AMOUNT = 10

/** The largest gift card, in whole units of the currency. */
export const GIFT_CARD_MAX_AMOUNT = 500

const GIFT_CARD_AMOUNT_INVALID: FieldIssue<'amount'> = {
  field: 'amount',
  code: 'gift-card.amount',
  message: `Please enter an amount from $${GIFT_CARD_MIN_AMOUNT} to $${GIFT_CARD_MAX_AMOUNT}.`,
  values: { min: GIFT_CARD_MIN_AMOUNT, max: GIFT_CARD_MAX_AMOUNT },
}

/** Checks the amount of a gift card: whole units of the currency, with or without a dollar sign. */
export function validateGiftCard(
  form: FormInput<'amount'>,
): FormResult<{ readonly amount: number }, 'amount'> {
  const [, digits] = /^\$?(\d{2,3})(?:\.00)?$/.exec(fieldText(form, 'amount')) ?? []
  const amount = Number(digits)
  return amount >= GIFT_CARD_MIN_AMOUNT && amount <= GIFT_CARD_MAX_AMOUNT
    ? { ok: true, value: { amount } }
    : { ok: false, error: [GIFT_CARD_AMOUNT_INVALID] }
}
