import { COUNTRIES, siteLink, validateEstimate } from '@wallart/sdk'
import { useRevalidator } from 'react-router-dom'
import { useFormState } from '../../framework/use-form-state.ts'
import { useFormSubmit } from '../../framework/use-form-submit.ts'
import { Link } from '../../framework/link.tsx'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField, TextField } from '../../ui/field/controls.tsx'
import type { EstimateView } from './estimate-view.ts'
import { EstimatedMethods } from './estimated-methods.tsx'
import styles from './shipping-estimate.module.css'

interface ShippingEstimateProps {
  readonly view: EstimateView
  /** What the order summary says of the chosen method. */
  readonly shippingPrice: string
}

export function ShippingEstimate({ view, shippingPrice }: ShippingEstimateProps) {
  const { country, zip, hasAddress, methods, isFailed } = view
  const t = useTranslate()
  return (
    <section className={styles.estimate} aria-labelledby="estimate">
      <h2 id="estimate">{t({ code: 'estimate.title', message: 'Shipping estimate' })}</h2>
      {hasAddress ? (
        <p className={styles.place}>
          {t({ code: 'estimate.place', message: `To ${zip}`, values: { zip } })}{' '}
          <Link to="/checkout?step=shipping">
            {t({ code: 'estimate.change-address', message: 'Change address' })}
          </Link>
        </p>
      ) : (
        <EstimateForm country={country} zip={zip} />
      )}
      {isFailed && (
        <p className={styles.failed}>
          {t({
            code: 'estimate.failed',
            message: 'We cannot show the shipping methods right now. You can check out all the same.',
          })}
        </p>
      )}
      <div aria-live="polite">
        {methods.length > 0 && <EstimatedMethods methods={methods} shippingPrice={shippingPrice} />}
      </div>
    </section>
  )
}

function EstimateForm({ country, zip }: Pick<EstimateView, 'country' | 'zip'>) {
  const action = siteLink('/cart/estimate', useSite())
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const { errors, values } = useFormState()
  const { zip: zipErrors = [] } = errors
  const { formProps, isSending, errorOf } = useFormSubmit({
    action,
    // The other forms of the page say themselves what is wrong with them.
    state: { errors: zipErrors.length > 0 ? { zip: zipErrors } : {}, values },
    validate: validateEstimate,
    onResult: () => void revalidate(),
  })
  const problem = errorOf('')
  return (
    <form {...formProps} className={styles.form}>
      <SelectField
        label={t({ code: 'address.country', message: 'Country' })}
        name="country"
        autoComplete="country"
        defaultValue={values['country'] ?? country}
      >
        {COUNTRIES.map(({ code, name }) => (
          <option key={code} value={code}>
            {t(name)}
          </option>
        ))}
      </SelectField>
      <div className={styles.zip}>
        <TextField
          label={t({ code: 'address.zip', message: 'Zip or postal code' })}
          name="zip"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={values['zip'] ?? zip}
          error={errorOf('zip')}
        />
        <Button type="submit" isPending={isSending}>
          {t({ code: 'estimate.submit', message: 'Estimate' })}
        </Button>
      </div>
      {problem && (
        <p role="alert" tabIndex={-1} className={styles.failed}>
          {problem}
        </p>
      )}
    </form>
  )
}
