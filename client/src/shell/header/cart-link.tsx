import { itemCountText } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useMe } from '../../framework/me.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { HeaderIcon } from './header-icon.tsx'
import styles from './tools.module.css'

const MAX_SHOWN_COUNT = 99

export function CartLink() {
  const { badge = 0 } = useMe()
  const t = useTranslate()
  const cart = t({ code: 'header.cart', message: 'Cart' })
  return (
    <Link
      to="/cart"
      className={styles.tool}
      aria-label={badge > 0 ? `${cart}, ${t(itemCountText(badge))}` : cart}
    >
      <HeaderIcon name="cart" />
      {badge > 0 && (
        <span className={styles.badge}>{badge > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : badge}</span>
      )}
      <span className={styles.word}>{cart}</span>
    </Link>
  )
}
