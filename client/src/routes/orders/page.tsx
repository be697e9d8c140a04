import { BRAND_CONTENTS, orderMaintenance, type OrderMaintenance } from '@wallart/sdk'
import { useState } from 'react'
import type { OrderDetailView } from '../../features/order-status/order-detail-view.ts'
import { OrderStatusDialog } from '../../features/order-status/order-status-dialog.tsx'
import { FoundOrder, OrderStatusForm } from '../../features/order-status/order-status-form.tsx'
import type { FormState } from '../../framework/action.ts'
import { Link } from '../../framework/link.tsx'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLinkedOrder } from './use-linked-order.ts'
import styles from './page.module.css'

export interface OrdersView {
  readonly maintenance: OrderMaintenance
  /** What a mailed link fills the form with where scripts do not run. */
  readonly values: Readonly<Record<string, string>>
}

export function Component() {
  const { maintenance: atServer, values } = usePage<OrdersView>()
  const state = useFormState<OrderDetailView>()
  const [linked, setLinked] = useLinkedOrder()
  const [atBrowser] = useState(() => orderMaintenance(Date.now()))
  const isHydrated = useHydrated()
  const t = useTranslate()
  const title = t({ code: 'order-status.order-status', message: 'Order Status' })
  const isFresh = Object.keys(state.values).length === 0
  const failed: FormState<OrderDetailView> | undefined =
    linked.kind === 'failed' ? { errors: { '': [linked.problem] }, values: linked.values } : undefined
  return (
    <section className={styles.orders}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {linked.kind === 'searching' && (
        <Loading label={t({ code: 'order-status.searching', message: 'Looking for your order' })}>
          <div className={styles.waiting}>
            <Skeleton shape="short" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="picture" />
          </div>
        </Loading>
      )}
      {linked.kind === 'found' && (
        <FoundOrder order={linked.order} onClose={() => setLinked({ kind: 'none' })} />
      )}
      {(linked.kind === 'none' || linked.kind === 'failed') && (
        <>
          <OrderStatusForm
            maintenance={isHydrated ? atBrowser : atServer}
            state={isFresh ? { ...state, values } : state}
          />
          <WhereToLook />
        </>
      )}
      {failed && <OrderStatusDialog isOpen state={failed} onClose={() => setLinked({ kind: 'none' })} />}
    </section>
  )
}

function WhereToLook() {
  const t = useTranslate()
  const { contactHref } = BRAND_CONTENTS[useSite().site.id]
  return (
    <p className={styles.help}>
      {t({
        code: 'order-status.where',
        message: 'The order number is in the letter that confirmed your order. It begins with W.',
      })}{' '}
      <Link to={contactHref}>{t({ code: 'frame.need-help', message: 'Need help?' })}</Link>
    </p>
  )
}
