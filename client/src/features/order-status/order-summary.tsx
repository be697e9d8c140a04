import { classes } from '../../ui/classes.ts'
import { label, useSay } from '../../app/say.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { OrderNews } from './order-news.ts'
import styles from './order-summary.module.css'

/** Where an order is, in a few lines. */
export function OrderSummary({ order }: { readonly order: OrderNews }) {
  const say = useSay()
  const { orderNumber, date, status, timeline, trackingNumber } = order
  const rows = [
    [label('Order Number'), orderNumber],
    [label('Order date'), date],
    [label('Tracking number'), say(label(trackingNumber))],
  ] as const
  return (
    <div className={styles.order}>
      <Badge tone={status.tone}>{status.text}</Badge>
      {!timeline.stopped && (
        <ol className={styles.way}>
          {timeline.steps.map(({ state, ...step }) => (
            <li
              key={step.code}
              className={classes(styles.step, state !== 'ahead' && styles.reached)}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {say(step)}
            </li>
          ))}
        </ol>
      )}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name.code}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
