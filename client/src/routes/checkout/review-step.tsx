import type { Money } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import type { CheckoutView } from './checkout-view.ts'
import { StepForm } from './step-form.tsx'
import styles from './step.module.css'

export function ReviewStep({ view }: { readonly view: CheckoutView }) {
  const t = useTranslate()
  const { basketId, digest, payment } = view
  const { text: total, amount } = view.total
  return (
    <>
      <p className={styles.aside}>
        {t({
          code: 'checkout.check-order',
          message: 'Please check everything above and your items. You pay when you place the order.',
        })}
      </p>
      <StepForm
        step="review"
        submit={t({ code: 'checkout.place-order', message: `Place order: ${total}`, values: { total } })}
      >
        {() => (
          <>
            <input type="hidden" name="basket" value={basketId} />
            <input type="hidden" name="total" value={moneyField(amount)} />
            <input type="hidden" name="digest" value={digest} />
            {payment && (
              <>
                <input type="hidden" name="payment" value={payment.paymentInstrumentId} />
                <input type="hidden" name="amount" value={moneyField(payment.amount)} />
              </>
            )}
          </>
        )}
      </StepForm>
      <p className={styles.aside}>
        {t({ code: 'checkout.agree', message: 'By placing your order you agree to our terms.' })}{' '}
        <Link to="/help/terms">
          {t({ code: 'frame.terms-and-conditions', message: 'Terms and Conditions' })}
        </Link>
        {' · '}
        <Link to="/help/privacy">{t({ code: 'frame.privacy-policy', message: 'Privacy Policy' })}</Link>
      </p>
    </>
  )
}

function moneyField({ minor, currency }: Money): string {
  return `${minor} ${currency}`
}
