import { useTranslate } from '../../i18n/translate.ts'
import type { OrderDetailView } from './order-detail-view.ts'
import { OrderItem } from './order-item.tsx'
import { OrderSummary } from './order-summary.tsx'
import styles from './order-detail.module.css'

/** Everything that is known of an order: how far it has come, where it goes, what it costs and its pieces. */
export function OrderDetail({ order }: { readonly order: OrderDetailView }) {
  const t = useTranslate()
  const { shippingAddress, billingAddress, payment, rows, items, count } = order
  const blocks = [
    [{ code: 'order-detail.shipping-address', message: 'Shipping address' }, shippingAddress],
    [{ code: 'order-detail.billing-address', message: 'Billing address' }, billingAddress],
    [{ code: 'order-detail.payment', message: 'Payment' }, payment],
  ] as const
  return (
    <div className={styles.detail}>
      <OrderSummary order={order} />
      <section>
        <h2>{count}</h2>
        <ul className={styles.items}>
          {items.map(item => (
            <OrderItem key={item.key} item={item} />
          ))}
        </ul>
      </section>
      <div className={styles.foot}>
        {blocks.map(
          ([name, lines]) =>
            lines.length > 0 && (
              <section key={name.code} className={styles.block}>
                <h2>{t(name)}</h2>
                {lines.map(line => (
                  <p key={line}>{line}</p>
                ))}
              </section>
            ),
        )}
        <section className={styles.block}>
          <h2>{t({ code: 'cart.order-summary', message: 'Order Summary' })}</h2>
          <dl className={styles.rows}>
            {rows.map(({ key, label, value }) => (
              <div key={key} data-key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}
