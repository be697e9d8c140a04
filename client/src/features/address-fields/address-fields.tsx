import { COUNTRIES } from '@wallart/sdk'
import type { FormField } from '../../framework/use-action-form.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { SelectField, TextField } from '../../ui/field/controls.tsx'
import { RegionField } from './region-field.tsx'
import styles from './address-fields.module.css'

interface AddressFieldsProps {
  readonly field: (name: string, initial?: string) => FormField
  readonly values: Readonly<Record<string, string>>
  /** What the fields complete themselves with: an address of this section. */
  readonly section?: 'shipping' | 'billing'
  /** Stands in front of the names of fields, where a page has two addresses. */
  readonly prefix?: string
}

export function AddressFields({ field: fieldOf, values, section, prefix = '' }: AddressFieldsProps) {
  const t = useTranslate()
  const optional = t({ code: 'account.optional', message: '(optional)' })
  const field = (name: string) => fieldOf(prefix + name, values[name])
  const autoComplete = (token: string) => (section ? `${section} ${token}` : token)
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={t({ code: 'address.first-name', message: 'First name' })}
          autoComplete={autoComplete('given-name')}
        />
        <TextField
          {...field('lastName')}
          label={t({ code: 'address.last-name', message: 'Last name' })}
          autoComplete={autoComplete('family-name')}
        />
      </div>
      <TextField
        {...field('addressLine1')}
        label={t({ code: 'address.line-1', message: 'Street and number' })}
        autoComplete={autoComplete('address-line1')}
      />
      <TextField
        {...field('addressLine2')}
        label={t({ code: 'address.line-2', message: 'Apartment, suite or floor' })}
        optional={optional}
        autoComplete={autoComplete('address-line2')}
      />
      <CountryField field={field('country')} autoComplete={autoComplete('country')} />
      <TextField
        {...field('city')}
        label={t({ code: 'address.city', message: 'City' })}
        autoComplete={autoComplete('address-level2')}
      />
      <div className={styles.pair}>
        <RegionField field={field('state')} autoComplete={autoComplete('address-level1')} />
        <TextField
          {...field('zip')}
          label={t({ code: 'address.zip', message: 'Zip or postal code' })}
          autoComplete={autoComplete('postal-code')}
        />
      </div>
      <TextField
        {...field('phone')}
        label={t({ code: 'profile.phone', message: 'Phone' })}
        optional={optional}
        type="tel"
        autoComplete={autoComplete('tel')}
      />
    </>
  )
}

interface ChoiceProps {
  readonly field: FormField
  readonly autoComplete: string
}

function CountryField({ field, autoComplete }: ChoiceProps) {
  const t = useTranslate()
  return (
    <SelectField
      {...field}
      label={t({ code: 'address.country', message: 'Country' })}
      autoComplete={autoComplete}
    >
      {COUNTRIES.map(({ code, name }) => (
        <option key={code} value={code}>
          {t(name)}
        </option>
      ))}
    </SelectField>
  )
}
