import { siteLink } from '@wallart/sdk'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { CartView } from '../../stores/cart-view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './checkout-bar.module.css'

interface CheckoutBarProps {
  readonly view: Pick<CartView, 'lines' | 'rows'>
  /** Whether the sum may still change. */
  readonly isPending: boolean
}

export function CheckoutBar({ view: { lines, rows }, isPending }: CheckoutBarProps) {
  const context = useSite()
  const t = useTranslate()
  const total = rows.find(({ key }) => key === 'total')
  return (
    <div className={styles.bar}>
      {total && (
        <p className={styles.total} aria-busy={isPending}>
          {total.label} <strong>{total.value}</strong>
        </p>
      )}
      {lines.some(({ shortage }) => shortage) ? (
        <p className={styles.short}>
          {t({
            code: 'cart.short',
            message: 'Your cart holds more of an item than is left. Please change its quantity.',
          })}
        </p>
      ) : (
        <ButtonLink look="primary" isWide href={siteLink('/checkout', context)}>
          {t({ code: 'cart.checkout', message: 'Checkout' })}
        </ButtonLink>
      )}
    </div>
  )
}
