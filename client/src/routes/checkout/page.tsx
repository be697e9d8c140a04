import { useTranslate } from '../../i18n/translate.ts'
import { OrderAttempt } from '../../features/place-order/order-attempt.tsx'
import { usePage } from '../../framework/use-page.ts'
import type { CheckoutView } from './checkout-view.ts'
import { CheckoutStep } from './step.tsx'
import { Summary } from './summary.tsx'
import { CheckoutContext, useCheckout } from './use-checkout.ts'
import styles from './page.module.css'

export function Component() {
  const view = usePage<CheckoutView>()
  const checkout = useCheckout(view)
  const t = useTranslate()
  const title = t({ code: 'cart.checkout', message: 'Checkout' })
  return (
    <CheckoutContext value={checkout}>
      <section className={styles.checkout}>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <h1>{title}</h1>
        {view.problem && (
          <p role="alert" className={styles.problem}>
            {t(view.problem)}
          </p>
        )}
        {view.orderAttempt && <OrderAttempt seen={view.orderAttempt} />}
        <div className={styles.columns}>
          <ol className={styles.steps}>
            {view.steps.map(step => (
              <CheckoutStep key={step.name} view={view} step={step} />
            ))}
          </ol>
          <Summary view={view} />
        </div>
      </section>
    </CheckoutContext>
  )
}
