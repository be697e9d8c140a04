import { cartBadgeCount, itemCountText, type Toast } from '@wallart/sdk'
import { useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useTranslate } from '../../i18n/translate.ts'
import { errorText } from '../../framework/send-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { lazyHydrate } from '../../framework/lazy-hydrate.tsx'
import { Link } from '../../framework/link.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useReturn } from '../../framework/use-return.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { OrderAttempt } from '../../features/place-order/order-attempt.tsx'
import type { CartState } from '../../stores/cart.ts'
import { CartLine } from './cart-line.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { EmptyCart } from './empty-cart.tsx'
import type { CartPageView } from './load.server.ts'
import { UnavailableItems } from './unavailable-items.tsx'
import styles from './page.module.css'
import { Summary } from './summary.tsx'

const PromoBox = lazyHydrate(async () => (await import('../../features/promo-code/promo-box.tsx')).PromoBox)

const ShippingEstimate = lazyHydrate(async () => (await import('./shipping-estimate.tsx')).ShippingEstimate)

const RecentlyViewed = lazyHydrate(
  async () => (await import('../../catalogue/recently-viewed.tsx')).RecentlyViewed,
)

const TITLE = { code: 'cart.your-cart', message: 'Your Cart' }

/** The fields that say themselves what is wrong. */
const OWN_PROBLEMS: ReadonlySet<string> = new Set(['code', 'zip'])

export function Head() {
  const t = useTranslate()
  return (
    <>
      <title>{t(TITLE)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

export function Component() {
  const page = usePage<CartPageView>()
  const [state, cart] = useCart(page)
  useFreshEstimate(page, state)
  useFreshAttempt(page)
  const { lines, rows, promoCodes } = state.view
  const shipping = rows.find(({ key }) => key === 'shipping')
  const t = useTranslate()
  const errors = Object.entries(useFormState().errors).filter(([field]) => !OWN_PROBLEMS.has(field))
  const problem = errorText(Object.fromEntries(errors), t)
  const unavailable = lines.filter(({ isUnavailable }) => isUnavailable)
  return (
    <section className={styles.cart}>
      <Head />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t(TITLE)}</h1>
        {lines.length > 0 && <output>{t(itemCountText(cartBadgeCount(lines)))}</output>}
      </header>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {page.orderAttempt && <OrderAttempt seen={page.orderAttempt} />}
      {page.notice && <Notice notice={page.notice} />}
      {unavailable.length > 0 && (
        <UnavailableItems
          key={unavailable.map(({ itemId }) => itemId).join(' ')}
          lines={unavailable}
          onRemove={cart.removeUnavailable}
        />
      )}
      {lines.length === 0 ? (
        <NothingChosen />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines}>
            {lines.map((line, at) => (
              <CartLine key={line.itemId} line={line} index={at} state={state} cart={cart} />
            ))}
          </ul>
          <div className={styles.side}>
            <Summary
              rows={rows}
              isPending={state.pending.totals}
              isEstimated={!shipping || page.estimate.methods.length > 0}
            />
            {unavailable.length === 0 && <CheckoutBar view={state.view} isPending={state.pending.totals} />}
            <div className={styles.extras}>
              <PromoBox page="cart" codes={promoCodes} notice={page.promoNotice} />
              {shipping && <ShippingEstimate view={page.estimate} shippingPrice={shipping.value} />}
              <OtherPages />
            </div>
          </div>
        </div>
      )}
    </section>
  )
}

function NothingChosen() {
  return (
    <>
      <EmptyCart />
      <RecentlyViewed />
    </>
  )
}

function OtherPages() {
  const t = useTranslate()
  return (
    <>
      <Link to="/">{t({ code: 'cart.continue-shopping', message: 'Keep shopping' })}</Link>
      <Link to="/gallery-wall">
        {t({ code: 'wall.arrange-favorites', message: 'Arrange a gallery wall' })}
      </Link>
    </>
  )
}

/** An order that may have been placed is found out on another page, from where shoppers go back. */
function useFreshAttempt({ orderAttempt }: CartPageView): void {
  const { revalidate } = useRevalidator()
  const hasAttempt = orderAttempt !== undefined
  useReturn(useCallback(() => void (hasAttempt && revalidate()), [hasAttempt, revalidate]))
}

/** What the delivery costs and when it arrives depends on what is in the cart. */
function useFreshEstimate({ estimate, version }: CartPageView, { view, pending }: CartState): void {
  const { revalidate } = useRevalidator()
  const isOutdated = estimate.methods.length > 0 && view.version !== version && !pending.totals
  useEffect(() => {
    if (isOutdated) void revalidate()
  }, [isOutdated, revalidate])
}

function Notice({ notice: { message, link, tone } }: { readonly notice: Toast }) {
  const t = useTranslate()
  return (
    <output className={styles.news} data-tone={tone}>
      {t(message)} {link && <Link to={link.path}>{t(link.text)}</Link>}
    </output>
  )
}
