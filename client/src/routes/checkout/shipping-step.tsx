import { formatPhone } from '@wallart/sdk'
import { AddressFields } from '../../features/address-fields/address-fields.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import type { CheckoutView } from './checkout-view.ts'
import { OptionList } from './option-list.tsx'
import { StepForm } from './step-form.tsx'
import styles from './step.module.css'

export function ShippingStep({ view: { addresses, shipping, steps } }: { readonly view: CheckoutView }) {
  const t = useTranslate()
  const { phone = '' } = shipping
  // Who has named an address in this checkout keeps it; else the account's own comes first.
  const isNamed = steps.some(({ name, state }) => name === 'delivery' && state !== 'ahead')
  const preferred = isNamed ? '' : (addresses[0]?.id ?? '')
  // One that has left the account since is not taken for another address.
  const offered = (wanted: string) =>
    wanted === '' || addresses.some(({ id }) => id === wanted) ? wanted : preferred
  return (
    <StepForm
      step="shipping"
      submit={t({ code: 'checkout.to-delivery', message: 'Continue to shipping method' })}
    >
      {field => (
        <>
          {addresses.length > 0 && (
            <OptionList
              name="saved"
              legend={t({ code: 'checkout.where-to', message: 'Where should it go?' })}
              chosen={offered(field('saved', preferred).defaultValue)}
              options={[
                ...addresses.map(({ id, text }) => ({ value: id, label: text })),
                {
                  value: '',
                  label: t({ code: 'checkout.another-address', message: 'Another address' }),
                },
              ]}
            />
          )}
          <div className={styles.typed} data-typed="saved">
            <AddressFields
              field={field}
              values={{ ...shipping, phone: formatPhone(phone) }}
              section="shipping"
            />
          </div>
        </>
      )}
    </StepForm>
  )
}
