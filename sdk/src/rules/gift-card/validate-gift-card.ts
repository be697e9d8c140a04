import type { FormInput, FormResult } from '../../model/form.ts'
import type { GiftCardOrder } from '../../model/gift-card.ts'
import type { FieldIssue } from '../../model/message.ts'
import { newYorkDay } from '../texts/new-york-day.ts'
import { isoDay } from '../texts/iso-day.ts'
import { EMAIL_INVALID } from '../forms/email-invalid.ts'
import { fieldText, rawFieldText } from '../forms/field-text.ts'
import { formResult } from '../forms/form-result.ts'
import { parseEmail } from '../forms/parse-email.ts'
import { parseGiftCardAmount } from './gift-card-amount.ts'

/** The fields of a gift card's form; other is an amount of the shopper's own, and takes the place of amount. */
export type GiftCardField =
  | 'amount'
  | 'other'
  | 'recipientName'
  | 'recipientEmail'
  | 'senderName'
  | 'message'
  | 'deliveryDate'
  | 'design'

/** The most characters of a message. */
export const GIFT_CARD_MESSAGE_MAX = 300

/** How far ahead a gift card can be sent, in days. */
export const GIFT_CARD_DAYS_AHEAD = 365

/** What a gift card's form is checked against. */
export interface GiftCardTerms {
  readonly currency: string
  /** The moment of the purchase in epoch milliseconds. */
  readonly now: number
  /** The ids of the designs of the brand; an unknown one is the first. */
  readonly designs: readonly string[]
}

const DAY = 86_400_000

function issue(field: GiftCardField, code: string, message: string): FieldIssue<GiftCardField> {
  return { field, code: `gift-card.${code}`, message }
}

/** Checks the form of a gift card; without a day it is sent at once. */
export function validateGiftCard(
  form: FormInput<GiftCardField>,
  { currency, now, designs }: GiftCardTerms,
): FormResult<GiftCardOrder, GiftCardField> {
  const other = fieldText(form, 'other')
  const minor = parseGiftCardAmount(other || fieldText(form, 'amount'))
  const recipientName = fieldText(form, 'recipientName')
  const recipientEmail = parseEmail(form?.recipientEmail) ?? ''
  const senderName = fieldText(form, 'senderName')
  const message = rawFieldText(form, 'message').trim()
  const [first, last] = [-1, GIFT_CARD_DAYS_AHEAD].map(days => isoDay(now + days * DAY))
  const deliveryDate = fieldText(form, 'deliveryDate') || newYorkDay(now)
  const design = fieldText(form, 'design')
  return formResult<GiftCardOrder, GiftCardField>(
    [
      minor === undefined &&
        issue(other ? 'other' : 'amount', 'amount-invalid', 'Please choose an amount from $10 to $1,000.'),
      !recipientName && issue('recipientName', 'recipient-required', 'Please enter who receives it.'),
      !recipientEmail && { ...EMAIL_INVALID, field: 'recipientEmail' },
      !senderName && issue('senderName', 'sender-required', 'Please enter who it is from.'),
      message.length > GIFT_CARD_MESSAGE_MAX &&
        issue('message', 'message-too-long', 'Please shorten your message to 300 characters.'),
      // The day before is still today for shoppers west of Greenwich.
      (!isDay(deliveryDate) || deliveryDate < (first ?? '') || deliveryDate > (last ?? '')) &&
        issue('deliveryDate', 'date-invalid', 'Please choose a day from today to a year from now.'),
    ],
    {
      amount: { minor: minor ?? 0, currency },
      recipientName,
      recipientEmail,
      senderName,
      message,
      deliveryDate,
      design: designs.find(id => id === design) ?? designs[0] ?? '',
    },
  )
}

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(moment) && isoDay(moment) === text
}
