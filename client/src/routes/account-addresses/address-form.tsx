import { regionsOf, type DeliveryCountry } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { Checkbox, SelectField, TextField } from '../../ui/field/controls.tsx'
import { AccountForm } from '../account/account-form.tsx'
import { Subtitle } from '../account/subtitle.tsx'
import styles from './address-form.module.css'
import type { AddressFormView } from './addresses-view.ts'

const COUNTRIES = [
  ['US', { code: 'address.us', message: 'United States' }],
  ['CA', { code: 'address.canada', message: 'Canada' }],
] as const satisfies readonly (readonly [DeliveryCountry, unknown])[]

/** Both countries' regions are there to choose, so that the form needs no scripts. */
export function AddressForm({ form: { id, isPreferred, values } }: { readonly form: AddressFormView }) {
  const t = useTranslate()
  const optional = t({ code: 'account.optional', message: '(optional)' })
  const query = id ? new URLSearchParams({ edit: id }).toString() : 'add=yes'
  return (
    <>
      <Subtitle>
        {id
          ? t({ code: 'addresses.edit', message: 'Edit address' })
          : t({ code: 'addresses.add', message: 'Add address' })}
      </Subtitle>
      <AccountForm
        key={id}
        action={`/account/addresses/save?${query}`}
        submit={t({ code: 'addresses.save', message: 'Save address' })}
        cancelPath="/account/addresses"
      >
        {(field, isTicked) => (
          <>
            {id && <input type="hidden" name="id" value={id} />}
            <div className={styles.pair}>
              <TextField
                {...field('firstName', values['firstName'])}
                label={t({ code: 'address.first-name', message: 'First name' })}
                autoComplete="given-name"
              />
              <TextField
                {...field('lastName', values['lastName'])}
                label={t({ code: 'address.last-name', message: 'Last name' })}
                autoComplete="family-name"
              />
            </div>
            <TextField
              {...field('addressLine1', values['addressLine1'])}
              label={t({ code: 'address.line-1', message: 'Street and number' })}
              autoComplete="address-line1"
            />
            <TextField
              {...field('addressLine2', values['addressLine2'])}
              label={t({ code: 'address.line-2', message: 'Apartment, suite or floor' })}
              optional={optional}
              autoComplete="address-line2"
            />
            <SelectField
              {...field('country', values['country'])}
              label={t({ code: 'address.country', message: 'Country' })}
              autoComplete="country"
            >
              {COUNTRIES.map(([code, name]) => (
                <option key={code} value={code}>
                  {t(name)}
                </option>
              ))}
            </SelectField>
            <TextField
              {...field('city', values['city'])}
              label={t({ code: 'address.city', message: 'City' })}
              autoComplete="address-level2"
            />
            <div className={styles.pair}>
              <SelectField
                {...field('state', values['state'])}
                label={t({ code: 'address.state', message: 'State or province' })}
                autoComplete="address-level1"
              >
                <option value="">{t({ code: 'address.choose', message: 'Please choose' })}</option>
                {COUNTRIES.map(([country, name]) => (
                  <optgroup key={country} label={t(name)}>
                    {regionsOf(country).map(region => (
                      <option key={region.code} value={region.code}>
                        {region.name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </SelectField>
              <TextField
                {...field('zip', values['zip'])}
                label={t({ code: 'address.zip', message: 'Zip or postal code' })}
                autoComplete="postal-code"
              />
            </div>
            <TextField
              {...field('phone', values['phone'])}
              label={t({ code: 'profile.phone', message: 'Phone' })}
              optional={optional}
              type="tel"
              autoComplete="tel"
            />
            <Checkbox
              name="isPreferred"
              defaultChecked={isTicked('isPreferred', isPreferred)}
              label={t({ code: 'addresses.make-default', message: 'Make this my default address' })}
            />
          </>
        )}
      </AccountForm>
    </>
  )
}
