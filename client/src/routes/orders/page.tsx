import type { OrderMaintenance } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import type { OrderDetailView } from '../../features/order-status/order-detail-view.ts'
import { OrderStatusForm } from '../../features/order-status/order-status-form.tsx'
import styles from './page.module.css'

export interface OrdersView {
  readonly maintenance: OrderMaintenance
}

export function Component() {
  const { maintenance } = usePage<OrdersView>()
  const state = useFormState<OrderDetailView>()
  const title = useTranslate()({ code: 'order-status.order-status', message: 'Order Status' })
  return (
    <section className={styles.orders}>
      <title>{title}</title>
      <h1>{title}</h1>
      <OrderStatusForm maintenance={maintenance} state={state} />
    </section>
  )
}
