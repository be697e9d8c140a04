import type { FormInput, FormResult } from '../../model/form.ts'
import type { CardPayload } from '../../model/payment-card.ts'
import { fieldText, rawFieldText } from '../forms/field-text.ts'
import { cardPayload } from './card-payload.ts'
import { checkCardNumber } from './check-card-number.ts'
import { checkExpiry } from './check-expiry.ts'
import { securityCodeIssue } from './security-code-issue.ts'

/** The fields of the card form. */
export type CardField = 'holder' | 'number' | 'expiry' | 'securityCode'

/** When a card form is sent, and whether it asks for the code on the back. */
export interface CardFormOptions {
  readonly now: number
  readonly asksSecurityCode: boolean
}

/**
 * Checks the card form and builds the card's payload; the security code is looked at and forgotten.
 *
 * @example
 * const form = { holder: 'Ada Lane', number: '4111 1111 1111 1111', expiry: '12/39', securityCode: '123' }
 * const checked = validateCard(form, { now: Date.now(), asksSecurityCode: true })
 * const problems = checked.ok ? [] : checked.error.map(({ field, message }) => `${field}: ${message}`)
 */
export function validateCard(
  form: FormInput<CardField>,
  { now, asksSecurityCode }: CardFormOptions,
): FormResult<CardPayload, CardField> {
  const card = checkCardNumber(rawFieldText(form, 'number'))
  const expiry = checkExpiry(form?.expiry, now)
  const type = card.ok ? card.value.cardType : undefined
  const codeIssue = asksSecurityCode && securityCodeIssue(fieldText(form, 'securityCode'), type)
  if (card.ok && expiry.ok && !codeIssue) {
    const holder = fieldText(form, 'holder')
    return { ok: true, value: cardPayload({ ...card.value, expiry: expiry.value, holder }) }
  }
  const error = [
    ...(card.ok ? [] : [card.error]),
    ...(expiry.ok ? [] : [expiry.error]),
    ...(codeIssue ? [codeIssue] : []),
  ]
  return { ok: false, error }
}
