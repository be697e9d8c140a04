import { COUNTRIES, regionsOf, type DeliveryCountry } from '@wallart/sdk'
import type { FormField } from '../../framework/use-action-form.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { SelectField } from '../../ui/field/controls.tsx'

interface RegionFieldProps {
  readonly field: FormField
  readonly autoComplete: string
}

/** Both countries' regions are there to choose, so that the form needs no scripts. */
export function RegionField({ field, autoComplete }: RegionFieldProps) {
  const t = useTranslate()
  return (
    <SelectField
      {...field}
      label={t({ code: 'address.state', message: 'State or province' })}
      autoComplete={autoComplete}
    >
      <option value="">{t({ code: 'address.choose', message: 'Please choose' })}</option>
      {COUNTRIES.map(({ code, name }) => (
        <optgroup key={code} label={t(name)}>
          <RegionOptions country={code} />
        </optgroup>
      ))}
    </SelectField>
  )
}

/** In the order of their names in the language of the page. */
function RegionOptions({ country }: { readonly country: DeliveryCountry }) {
  const t = useTranslate()
  const { compare } = new Intl.Collator(useSite().locale.id)
  return regionsOf(country)
    .map(({ code, name }) => ({ code, name: t({ code: `region.${code}`, message: name }) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}
