import { OrderDetail } from '../../features/order-status/order-detail.tsx'
import type { OrderDetailView } from '../../features/order-status/order-detail-view.ts'
import { Link } from '../../framework/link.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { accountErrorScreen, AccountPage } from '../account/account-page.tsx'
import { BuyAgain } from '../../features/order-status/buy-again.tsx'
import styles from './page.module.css'

export const ErrorBoundary = accountErrorScreen('orders')

export function Component() {
  const order = usePage<OrderDetailView>()
  const { orderNumber } = order
  const t = useTranslate()
  const title = { code: 'orders.order', message: `Order ${orderNumber}`, values: { orderNumber } }
  return (
    <AccountPage section="orders" title={title}>
      <p className={styles.back}>
        <Link to="/account/orders">{t({ code: 'orders.all', message: 'All orders' })}</Link>
      </p>
      <OrderDetail order={order} />
      {order.shipments.some(({ items }) => items.some(({ upi }) => upi)) && (
        <div className={styles.again}>
          <BuyAgain
            orderNumber={orderNumber}
            path="/account/orders/buy-again"
            fields={[['order', orderNumber]]}
          />
        </div>
      )}
    </AccountPage>
  )
}
