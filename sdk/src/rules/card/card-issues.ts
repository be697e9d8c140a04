import type { FieldIssue } from '../../model/message.ts'

/** No card number was entered. */
export const CARD_NUMBER_REQUIRED: FieldIssue<'number'> = {
  field: 'number',
  code: 'card-number.required',
  message: 'Please enter your card number.',
}

/** The card is of a kind that the shop does not take. */
export const CARD_NOT_ACCEPTED: FieldIssue<'number'> = {
  field: 'number',
  code: 'card-number.not-taken',
  message: 'Please use a Visa, Master Card, Amex or Discover card.',
}

/** The card number has a wrong length or a wrong digit. */
export const CARD_NUMBER_INVALID: FieldIssue<'number'> = {
  field: 'number',
  code: 'card-number.invalid',
  message: 'Please enter a valid card number.',
}

/** The expiry date is not a month and a year. */
export const EXPIRY_INVALID: FieldIssue<'expiry'> = {
  field: 'expiry',
  code: 'expiry.invalid',
  message: 'Please enter the expiration date as MM/YY.',
}

/** The card is no longer good. */
export const CARD_EXPIRED: FieldIssue<'expiry'> = {
  field: 'expiry',
  code: 'expiry.expired',
  message: 'Please use a card that has not expired.',
}
