import { ITEM_REMOVED_FROM_CART } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { errorText } from '../../framework/send-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { RecentlyViewed } from '../../catalogue/recently-viewed.tsx'
import { CartLine } from './cart-line.tsx'
import type { CartView } from './cart-view.ts'
import { EmptyCart } from './empty-cart.tsx'
import { UnavailableItems } from './unavailable-items.tsx'
import styles from './page.module.css'
import { Summary } from './summary.tsx'
import { useRevalidateOnRestore } from './use-revalidate-on-restore.ts'

const TITLE = { code: 'cart.your-cart', message: 'Your Cart' }

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
  const { count, lines, rows, isRemoved } = usePage<CartView>()
  const t = useTranslate()
  const problem = errorText(useFormState().errors, t)
  const unavailable = lines.filter(({ isUnavailable }) => isUnavailable)
  useRevalidateOnRestore()
  return (
    <section className={styles.cart}>
      <Head />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t(TITLE)}</h1>
        {lines.length > 0 && <p>{count}</p>}
      </header>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isRemoved && <output className={styles.news}>{t(ITEM_REMOVED_FROM_CART)}</output>}
      {unavailable.length > 0 && (
        <UnavailableItems key={unavailable.map(({ itemId }) => itemId).join(' ')} lines={unavailable} />
      )}
      {lines.length === 0 ? (
        <>
          <EmptyCart />
          <RecentlyViewed />
        </>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines}>
            {lines.map(line => (
              <CartLine key={line.itemId} line={line} />
            ))}
          </ul>
          <Summary rows={rows} />
        </div>
      )}
    </section>
  )
}
