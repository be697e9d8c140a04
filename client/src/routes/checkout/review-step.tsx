import { SeenOrderFields } from '../../features/place-order/seen-order-fields.tsx'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import type { CheckoutView } from './checkout-view.ts'
import { StepForm } from './step-form.tsx'
import styles from './step.module.css'

export function ReviewStep({ view }: { readonly view: CheckoutView }) {
  const t = useTranslate()
  const total = view.total.text
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
        {() => view.seen && <SeenOrderFields seen={view.seen} />}
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
