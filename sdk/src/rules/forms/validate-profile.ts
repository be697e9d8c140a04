import type { FormInput, FormResult } from '../../model/form.ts'
import { COMPANY_REQUIRED } from './company-required.ts'
import { EMAIL_INVALID } from './email-invalid.ts'
import { fieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from './name-issues.ts'
import { parseEmail } from './parse-email.ts'
import { validatePhone } from './validate-phone.ts'

/** What a customer says about themselves. */
export interface ProfileChange {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Ten digits, or empty when the customer gives none. */
  readonly phone: string
  /** Of a business alone. */
  readonly company?: string
}

/** Checks the form that edits a customer's profile; that of a business names its company, too. */
export function validateProfile(
  form: FormInput<keyof ProfileChange>,
  { isBusiness = false }: { readonly isBusiness?: boolean } = {},
): FormResult<ProfileChange, keyof ProfileChange> {
  const firstName = fieldText(form, 'firstName')
  const lastName = fieldText(form, 'lastName')
  const email = parseEmail(form?.email) ?? ''
  const phone = validatePhone(form)
  const company = fieldText(form, 'company')
  return formResult(
    [
      !firstName && FIRST_NAME_REQUIRED,
      !lastName && LAST_NAME_REQUIRED,
      isBusiness && !company && COMPANY_REQUIRED,
      !email && EMAIL_INVALID,
      ...(phone.ok ? [] : phone.error),
    ],
    { firstName, lastName, email, phone: phone.ok ? phone.value : '', ...(isBusiness && { company }) },
  )
}
