import { formatPhone, securityCodeLength } from '@wallart/sdk'
import { AddressFields } from '../../features/address-fields/address-fields.tsx'
import { CardFields } from '../../features/card-fields/card-fields.tsx'
import type { FormField } from '../../framework/use-action-form.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Checkbox, TextField } from '../../ui/field/controls.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { OptionList } from './option-list.tsx'
import { StepForm } from './step-form.tsx'
import styles from './step.module.css'

export function PaymentStep({ view }: { readonly view: CheckoutView }) {
  const { cards, billing, isBillingSame, needsShipping, isCovered } = view
  const t = useTranslate()
  const { phone = '' } = billing
  const submit = t({ code: 'checkout.to-review', message: 'Review your order' })
  if (isCovered)
    return (
      <StepForm step="payment" submit={submit}>
        {() => (
          <p className={styles.aside}>
            {t({ code: 'checkout.is-covered', message: 'Your gift card pays for everything.' })}
          </p>
        )}
      </StepForm>
    )
  return (
    <StepForm step="payment" submit={submit}>
      {(field, isTicked) => (
        <>
          {cards.length > 0 && (
            <OptionList
              name="card"
              legend={t({ code: 'checkout.pay-with', message: 'Pay with' })}
              chosen={field('card', cards[0]?.id).defaultValue}
              options={[
                ...cards.map(({ id, name, expiry }) => ({ value: id, label: name, detail: expiry })),
                { value: '', label: t({ code: 'checkout.another-card', message: 'Another card' }) },
              ]}
            />
          )}
          <div className={styles.typed} data-typed="card">
            <CardFields field={field} />
            <SecurityCodeField field={field('securityCode')} />
          </div>
          {needsShipping && (
            <Checkbox
              name="billingSame"
              defaultChecked={isTicked('billingSame', isBillingSame)}
              label={t({
                code: 'checkout.billing-same',
                message: 'My billing address is my shipping address',
              })}
            />
          )}
          <fieldset className={styles.billing}>
            <legend>{t({ code: 'order-detail.billing-address', message: 'Billing address' })}</legend>
            <AddressFields
              field={field}
              values={{ ...billing, phone: formatPhone(phone) }}
              section="billing"
              prefix="billing."
            />
          </fieldset>
        </>
      )}
    </StepForm>
  )
}

function SecurityCodeField({ field }: { readonly field: FormField }) {
  const t = useTranslate()
  return (
    <TextField
      {...field}
      label={t({ code: 'checkout.security-code', message: 'Security code' })}
      hint={t({
        code: 'checkout.security-code-hint',
        message: 'Three digits on the back of the card; four on the front of an Amex',
      })}
      inputMode="numeric"
      maxLength={securityCodeLength('Amex')}
      autoComplete="cc-csc"
    />
  )
}
