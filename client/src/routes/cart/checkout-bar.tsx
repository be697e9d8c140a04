import { siteLink } from '@wallart/sdk'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { CartRowView } from '../../stores/cart-view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './checkout-bar.module.css'

interface CheckoutBarProps {
  readonly total: CartRowView | undefined
  /** Whether the sum may still change. */
  readonly isPending: boolean
}

export function CheckoutBar({ total, isPending }: CheckoutBarProps) {
  const context = useSite()
  const t = useTranslate()
  return (
    <div className={styles.bar}>
      {total && (
        <p className={styles.total} aria-busy={isPending}>
          {total.label} <strong>{total.value}</strong>
        </p>
      )}
      <ButtonLink look="primary" isWide href={siteLink('/checkout', context)}>
        {t({ code: 'cart.checkout', message: 'Checkout' })}
      </ButtonLink>
    </div>
  )
}
