import { siteLink, type SeenOrder } from '@wallart/sdk'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { SeenOrderFields } from './seen-order-fields.tsx'
import styles from './order-attempt.module.css'

export const ORDER_UNANSWERED = {
  code: 'cart.order-attempt',
  message:
    'We could not find out whether your last order was placed. Please check before you order again. You will not be charged twice.',
}

/** Leads to an order whose answer was lost; sending it again answers the same order. */
export function OrderAttempt({ seen }: { readonly seen: SeenOrder }) {
  const t = useTranslate()
  return (
    <form method="post" action={siteLink('/checkout/order', useSite())} className={styles.attempt}>
      <p>{t(ORDER_UNANSWERED)}</p>
      <SeenOrderFields seen={seen} />
      <Button type="submit">{t({ code: 'cart.check-last-order', message: 'Check my order' })}</Button>
    </form>
  )
}
