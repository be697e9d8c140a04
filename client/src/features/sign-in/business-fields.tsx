import { chosenIndustries } from '@wallart/sdk'
import { IndustryFields } from './industry-fields.tsx'
import { PhoneField } from './phone-field.tsx'

interface BusinessFieldsProps {
  readonly values: Readonly<Record<string, string>>
  readonly phoneError: string | undefined
}

export function BusinessFields({ values, phoneError }: BusinessFieldsProps) {
  return (
    <>
      <IndustryFields chosen={chosenIndustries(values['industry'])} />
      <PhoneField defaultValue={values['phone'] ?? ''} error={phoneError} />
    </>
  )
}
