import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import { fieldText } from './field-text.ts'

/** The smallest gift card, in whole units of the currency. */
export const GIFT_CARD_MIN_AMOUNT = 10

/** The largest gift card, in whole units of the currency. */
export const GIFT_CARD_MAX_AMOUNT = 500

/** Checks the amount of a gift card: whole units of the currency, with or without a dollar sign. */
export function validateGiftCard(
  form: FormInput<'amount'>,
): FormResult<{ readonly amount: number }, 'amount'> {
  const [, digits] = /^\$?(\d{2,3})(?:\.00)?$/.exec(fieldText(form, 'amount')) ?? []
  const amount = Number(digits)
  return amount >= GIFT_CARD_MIN_AMOUNT && amount <= GIFT_CARD_MAX_AMOUNT
    ? { ok: true, value: { amount } }
    : { ok: false, error: [amountInvalid(GIFT_CARD_MIN_AMOUNT, GIFT_CARD_MAX_AMOUNT)] }
}

function amountInvalid(min: number, max: number): FieldIssue<'amount'> {
  const message = `Please enter an amount from $${min} to $${max}.`
  return { field: 'amount', code: 'gift-card.amount', message, values: { min, max } }
}
