import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import { fieldText } from './field-text.ts'

/** The fewest characters of a promo code that can be applied. */
export const PROMO_CODE_MIN_LENGTH = 3

const PROMO_CODE_REQUIRED: FieldIssue<'code'> = {
  field: 'code',
  code: 'promo-code.required',
  message: 'Please provide a valid promo code.',
}

/** Whether the Apply button is enabled for what has been typed. */
export function canApplyPromoCode(typed: string): boolean {
  return fieldText({ typed }, 'typed').length >= PROMO_CODE_MIN_LENGTH
}

/**
 * Checks the promo code form as its button does, for those who send it without one.
 *
 * @example
 * validatePromoCode({ code: ' save25 ' }) // { ok: true, value: { code: 'save25' } }
 */
export function validatePromoCode(form: FormInput<'code'>): FormResult<{ readonly code: string }, 'code'> {
  const code = fieldText(form, 'code')
  return canApplyPromoCode(code) ? { ok: true, value: { code } } : { ok: false, error: [PROMO_CODE_REQUIRED] }
}
