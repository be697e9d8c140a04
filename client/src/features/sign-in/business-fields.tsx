import { chosenIndustries, validateBusinessRegistration } from '@wallart/sdk'
import { IndustryFields } from './industry-fields.tsx'
import { PhoneField } from './phone-field.tsx'

interface BusinessFieldsProps {
  readonly values: Readonly<Record<string, string>>
  readonly phoneError: string | undefined
}

function BusinessFields({ values, phoneError }: BusinessFieldsProps) {
  return (
    <>
      <IndustryFields chosen={chosenIndustries(values['industry'])} />
      <PhoneField defaultValue={values['phone'] ?? ''} error={phoneError} />
    </>
  )
}

export const BUSINESS_FORM = { validate: validateBusinessRegistration, Fields: BusinessFields }

export type BusinessForm = typeof BUSINESS_FORM
