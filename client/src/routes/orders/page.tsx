import { useOrderMaintenance } from '../../features/order-status/use-order-maintenance.ts'
import type { OrderDetailView } from '../../features/order-status/order-detail-view.ts'
import { OrderStatusDialog } from '../../features/order-status/order-status-dialog.tsx'
import type { AddedPieces } from '../../analytics/added-pieces.ts'
import { BuyAgainResult } from '../../features/order-status/buy-again.tsx'
import { BuyOrderAgain } from '../../features/order-status/buy-order-again.tsx'
import { OrderDetail } from '../../features/order-status/order-detail.tsx'
import { OrderStatusForm } from '../../features/order-status/order-status-form.tsx'
import { WhereToLook } from '../../features/order-status/where-to-look.tsx'
import { Link } from '../../framework/link.tsx'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { classes } from '../../ui/classes.ts'
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { useLinkedOrder } from './use-linked-order.ts'
import styles from './page.module.css'

export interface OrdersView {
  /** What a mailed link fills the form with where scripts do not run. */
  readonly values: Readonly<Record<string, string>>
}

export function Component() {
  const { values } = usePage<OrdersView>()
  const state = useFormState<OrderDetailView | AddedPieces>()
  const [linked, setLinked] = useLinkedOrder()
  const maintenance = useOrderMaintenance()
  const t = useTranslate()
  const title = t({ code: 'order-status.order-status', message: 'Order Status' })
  const isFresh = Object.keys(state.values).length === 0
  const order = state.shown && 'orderNumber' in state.shown ? state.shown : undefined
  const bought = state.shown && 'missing' in state.shown ? state.shown : undefined
  const none = () => setLinked({ kind: 'none' })
  return (
    <section className={classes(styles.orders, order && styles.wide)}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {linked.kind === 'searching' && <Searching />}
      {linked.kind !== 'searching' && order && (
        <>
          <OrderDetail order={order} />
          <BuyOrderAgain order={order} />
          <p className={styles.help}>
            <Link to="/orders">
              {t({ code: 'order-status.check-another-order', message: 'Check another order' })}
            </Link>
          </p>
        </>
      )}
      {linked.kind !== 'searching' && !order && (
        <>
          <BuyAgainResult outcome={bought} errors={{}} />
          <OrderStatusForm
            maintenance={maintenance}
            state={isFresh ? { ...state, values } : state}
            onFound={result => setLinked({ kind: 'found', order: result })}
          />
          <WhereToLook />
        </>
      )}
      {linked.kind === 'found' && <OrderStatusDialog isOpen found={linked.order} onClose={none} />}
      {linked.kind === 'failed' && (
        <OrderStatusDialog
          isOpen
          state={{ errors: { '': [linked.problem] }, values: linked.values }}
          onClose={none}
        />
      )}
    </section>
  )
}

function Searching() {
  const t = useTranslate()
  return (
    <Loading label={t({ code: 'order-status.searching', message: 'Looking for your order' })}>
      <div className={styles.waiting}>
        <Skeleton shape="short" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="picture" />
      </div>
    </Loading>
  )
}
