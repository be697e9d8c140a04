import { classes } from '../../ui/classes.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { OrderDetailView } from './order-detail-view.ts'
import styles from './order-summary.module.css'

export function OrderSummary({ order }: { readonly order: OrderDetailView }) {
  const t = useTranslate()
  const { orderNumber, date, status, tone, timeline, shippingMethod, trackingNumber } = order
  const rows = [
    [{ code: 'order-status.order-number', message: 'Order Number' }, orderNumber],
    [{ code: 'order-status.order-date', message: 'Order date' }, date],
    [{ code: 'order-detail.shipping-method', message: 'Shipping method' }, shippingMethod],
    [{ code: 'order-status.tracking-number', message: 'Tracking number' }, trackingNumber],
  ] as const
  return (
    <div className={styles.order}>
      <Badge tone={tone}>{status}</Badge>
      {!timeline.stopped && (
        <ol className={styles.way}>
          {timeline.steps.map(({ state, ...step }) => (
            <li
              key={step.code}
              className={classes(styles.step, state !== 'ahead' && styles.reached)}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {t(step)}
            </li>
          ))}
        </ol>
      )}
      <dl className={styles.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name.code}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
