import { useTranslate } from '../../i18n/translate.ts'
import { Checkbox } from '../../ui/field/controls.tsx'
import { INDUSTRY_LABELS } from './industry-labels.ts'
import styles from './sign-in.module.css'

export function IndustryFields({ chosen }: { readonly chosen: readonly string[] }) {
  const t = useTranslate()
  return (
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
  )
}
