import { purchaseEvent } from '@wallart/sdk/analytics'
import { useEffect } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { OrderDetail } from '../../features/order-status/order-detail.tsx'
import { readStored, writeStored } from '../../framework/browser-storage.ts'
import { Link } from '../../framework/link.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SavedNotice } from '../account/saved-notice.tsx'
import type { OrderConfirmationDetails, OrderConfirmationView } from './confirmation-view.ts'
import { CreateAccount } from './create-account.tsx'
import styles from './page.module.css'

const FOLLOW = {
  code: 'confirmation.follow',
  message: 'Until then you can follow it with your order number and your email.',
}

const NEXT = [
  { code: 'confirmation.made', message: 'We make every piece to order and check it by hand.' },
  { code: 'confirmation.shipped', message: 'When it leaves us you get an email with its tracking number.' },
  FOLLOW,
]

const NEXT_BY_EMAIL = [
  { code: 'confirmation.emailed', message: 'We send each gift card by email on the day you chose.' },
  FOLLOW,
]

const ACCOUNT_OPEN = { code: 'confirmation.account-open', message: 'Your account is open.' }

export function Component() {
  const { orderNumber: number, isAccountOpen, details } = usePage<OrderConfirmationView>()
  const t = useTranslate()
  const title = t({ code: 'confirmation.thanks', message: 'Thank you for your order' })
  return (
    <section className={styles.confirmation}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      <SavedNotice message={isAccountOpen ? ACCOUNT_OPEN : undefined} />
      <p className={styles.number}>
        {t({
          code: 'confirmation.number',
          message: `Your order number is ${number}.`,
          values: { number },
        })}
      </p>
      {details ? <LetterLine email={details.email} /> : <NoDetails />}
      <NextSteps steps={details?.order.isEmailed ? NEXT_BY_EMAIL : NEXT} />
      {details && <Details details={details} />}
    </section>
  )
}

function LetterLine({ email }: { readonly email: string }) {
  const t = useTranslate()
  if (!email) return null
  return (
    <p>
      {t({
        code: 'confirmation.letter',
        message: `A confirmation is on its way to ${email}.`,
        values: { email },
      })}
    </p>
  )
}

function NoDetails() {
  const t = useTranslate()
  return (
    <p>
      {t({
        code: 'confirmation.no-details',
        message: 'Your order is placed, but we cannot show what is in it right now.',
      })}{' '}
      <Link to="/order-confirmation">{t({ code: 'busy.retry', message: 'Try again' })}</Link>
    </p>
  )
}

function NextSteps({ steps }: { readonly steps: typeof NEXT }) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  return (
    <div className={styles.next}>
      <h2>{t({ code: 'confirmation.next', message: 'What happens next' })}</h2>
      <ol>
        {steps.map(line => (
          <li key={line.code}>{t(line)}</li>
        ))}
      </ol>
      <p className={styles.links}>
        <Link to="/orders">{t({ code: 'order-status.order-status', message: 'Order Status' })}</Link>
        <Link to="/">{t({ code: 'cart.continue-shopping', message: 'Keep shopping' })}</Link>
        {isHydrated && (
          <Button look="quiet" onClick={() => window.print()}>
            {t({ code: 'confirmation.print', message: 'Print' })}
          </Button>
        )}
      </p>
    </div>
  )
}

function Details({ details }: { readonly details: OrderConfirmationDetails }) {
  const { order, email, opensAccount, purchase } = details
  useEffect(() => {
    // A page that is loaded once more is no second purchase.
    if (readStored('sessionStorage', 'purchase') === purchase.transactionId) return
    writeStored('sessionStorage', 'purchase', purchase.transactionId)
    pushEvent(purchaseEvent(purchase))
  }, [purchase])
  return (
    <>
      {opensAccount && <CreateAccount email={email} />}
      <OrderDetail order={order} />
    </>
  )
}
