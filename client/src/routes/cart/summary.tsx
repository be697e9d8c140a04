import { useTranslate } from '../../i18n/translate.ts'
import type { CartRowView } from '../../stores/cart-view.ts'
import styles from './summary.module.css'

interface SummaryProps {
  readonly rows: readonly CartRowView[]
  /** Whether the sums may still change. */
  readonly isPending: boolean
  /** Whether shipping and tax are known for the place of the estimate. */
  readonly isEstimated: boolean
}

export function Summary({ rows, isPending, isEstimated }: SummaryProps) {
  const t = useTranslate()
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t({ code: 'cart.order-summary', message: 'Order Summary' })}</h2>
      <dl aria-busy={isPending}>
        {rows.map(({ key, label: name, value, notes }) => (
          <div key={key} data-key={key}>
            <dt>
              {name}
              {notes.map(note => (
                <small key={note}>{note}</small>
              ))}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isEstimated && (
        <p>
          {t({
            code: 'cart.shipping-and-tax-are-settled',
            message: 'Shipping and tax are settled once we know where your order goes.',
          })}
        </p>
      )}
    </section>
  )
}
