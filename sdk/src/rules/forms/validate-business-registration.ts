import type { CustomerRegistration } from '../../model/customer.ts'
import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import type { BusinessRegistrationField } from '../../model/registration.ts'
import { COMPANY_REQUIRED } from './company-required.ts'
import { fieldText } from './field-text.ts'
import { chosenIndustries } from './industries.ts'
import { BUSINESS_REGISTRATION_FIELDS } from './registration-fields.ts'
import { validatePhone } from './validate-phone.ts'
import { validateRegistration } from './validate-registration.ts'

/** Checks the business registration form and reads what opens the account. */
export function validateBusinessRegistration(
  form: FormInput<BusinessRegistrationField>,
): FormResult<CustomerRegistration, BusinessRegistrationField> {
  const personal = validateRegistration(form)
  const companyName = fieldText(form, 'company')
  const phone = validatePhone(form)
  if (personal.ok && companyName && phone.ok) {
    const industries = chosenIndustries(form?.industry)
    const business = { companyName, industries, ...(phone.value && { phone: phone.value }) }
    return { ok: true, value: { ...personal.value, business } }
  }
  const issues: readonly FieldIssue<BusinessRegistrationField>[] = [
    ...(personal.ok ? [] : personal.error),
    ...(companyName ? [] : [COMPANY_REQUIRED]),
    ...(phone.ok ? [] : phone.error),
  ]
  const error = BUSINESS_REGISTRATION_FIELDS.flatMap(field => issues.filter(issue => issue.field === field))
  return { ok: false, error }
}
