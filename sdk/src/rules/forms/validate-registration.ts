import type { CustomerRegistration } from '../../model/customer.ts'
import type { FormInput, FormResult } from '../../model/form.ts'
import type { RegistrationField } from '../../model/registration.ts'
import { EMAIL_INVALID } from './email-invalid.ts'
import { fieldText, rawFieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import { isChecked } from './is-checked.ts'
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from './name-issues.ts'
import { parseEmail } from './parse-email.ts'
import { passwordIssue } from './password-issue.ts'

/** Checks the personal registration form and reads what opens the account. */
export function validateRegistration(
  form: FormInput<RegistrationField>,
): FormResult<CustomerRegistration, RegistrationField> {
  const firstName = fieldText(form, 'firstName')
  const lastName = fieldText(form, 'lastName')
  const email = parseEmail(form?.email) ?? ''
  const password = rawFieldText(form, 'password')
  const acceptsMarketing = isChecked(form?.acceptsMarketing)
  return formResult(
    [
      !firstName && FIRST_NAME_REQUIRED,
      !lastName && LAST_NAME_REQUIRED,
      !email && EMAIL_INVALID,
      passwordIssue(password),
    ],
    { firstName, lastName, email, password, acceptsMarketing },
  )
}
