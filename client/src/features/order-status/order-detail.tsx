import { useTranslate } from '../../i18n/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import type { OrderDetailView, OrderShipment } from './order-detail-view.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderSummary } from './order-summary.tsx'
import styles from './order-detail.module.css'

/** Everything that is known of an order: how far it has come, its parcels with their pieces, where it goes and what it costs. */
export function OrderDetail({ order }: { readonly order: OrderDetailView }) {
  const t = useTranslate()
  const { shippingAddress, billingAddress, payment, rows, shipments, count } = order
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
        {shipments.map(shipment => (
          <Shipment key={shipment.key} shipment={shipment} />
        ))}
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

function Shipment({ shipment }: { readonly shipment: OrderShipment }) {
  const { title, status, tone, facts, tracking, items } = shipment
  return (
    <section className={styles.shipment}>
      {title && (
        <h3 className={styles.parcel}>
          {title} <Badge tone={tone}>{status}</Badge>
        </h3>
      )}
      <OrderFacts className={styles.facts} facts={facts} tracking={tracking} />
      <ul className={styles.items}>
        {items.map(item => (
          <OrderItem key={item.key} item={item} />
        ))}
      </ul>
    </section>
  )
}
