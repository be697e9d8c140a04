import { chosenIndustries } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { Checkbox } from '../../ui/field/controls.tsx'
import { INDUSTRY_LABELS } from './industry-labels.ts'
import { PhoneField } from './phone-field.tsx'
import styles from './sign-in.module.css'

interface BusinessFieldsProps {
  readonly values: Readonly<Record<string, string>>
  readonly phoneError: string | undefined
}

export function BusinessFields({ values, phoneError }: BusinessFieldsProps) {
  const t = useTranslate()
  const chosen = chosenIndustries(values['industry'])
  return (
    <>
      <fieldset className={styles.industries}>
        <legend>{t({ code: 'registration.industry', message: 'Industry' })}</legend>
        {INDUSTRY_LABELS.map(label => (
          <Checkbox
            key={label.code}
            label={t(label)}
            name="industry"
            value={label.message}
            defaultChecked={chosen.includes(label.message)}
          />
        ))}
      </fieldset>
      <PhoneField defaultValue={values['phone'] ?? ''} error={phoneError} />
    </>
  )
}
