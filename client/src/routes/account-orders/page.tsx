import { siteLink } from '@wallart/sdk'
import { FROM_TOP } from '../../framework/follow-links.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { accountErrorScreen, AccountHead, AccountPage } from '../account/account-page.tsx'
import { EmptySection } from '../account/empty-section.tsx'
import type { AddedPieces } from '../../analytics/added-pieces.ts'
import { BuyAgainResult } from '../../features/order-status/buy-again.tsx'
import { OrderCard } from './order-card.tsx'
import type { OrdersView } from './orders-view.ts'
import styles from './page.module.css'

const TITLE = { code: 'account.order-history', message: 'Order History' }

export const ErrorBoundary = accountErrorScreen('orders')

export function Head() {
  return <AccountHead title={TITLE} />
}

export function Component() {
  const { orders, links } = usePage<OrdersView>()
  const { shown, errors } = useFormState<AddedPieces>()
  const context = useSite()
  const t = useTranslate()
  return (
    <AccountPage section="orders" title={TITLE}>
      <BuyAgainResult outcome={shown} errors={errors} />
      {orders.length === 0 ? (
        <EmptySection
          text={{
            code: 'orders.none',
            message: 'No orders in this account yet. What you ordered as a guest is under Order Status.',
          }}
        >
          <ButtonLink look="primary" href={siteLink('/', context)}>
            {t({ code: 'common.back-to-the-shop', message: 'Back to the shop' })}
          </ButtonLink>
          <ButtonLink href={siteLink('/orders', context)}>
            {t({ code: 'order-status.order-status', message: 'Order Status' })}
          </ButtonLink>
        </EmptySection>
      ) : (
        <ul className={styles.orders}>
          {orders.map(order => (
            <OrderCard key={order.orderNumber} order={order} />
          ))}
        </ul>
      )}
      {links && (
        <div {...FROM_TOP}>
          <Pagination label={t({ code: 'ui.pages', message: 'Pages' })} {...links} />
        </div>
      )}
    </AccountPage>
  )
}
