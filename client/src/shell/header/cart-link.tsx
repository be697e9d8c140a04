import { itemCountText } from '@wallart/sdk'
import { useState, type ComponentType, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { MiniCartProps } from '../../features/cart/mini-cart.tsx'
import { isBrowserNavigation } from '../../framework/follow-links.ts'
import { Link } from '../../framework/link.tsx'
import { useMe } from '../../framework/me.ts'
import { useHistoryStep } from '../../framework/use-history-step.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { HeaderIcon } from './header-icon.tsx'
import styles from './tools.module.css'

const MAX_SHOWN_COUNT = 99

const loadMiniCart = () => import('../../features/cart/mini-cart.tsx')

export function CartLink() {
  return <MiniCartOpener key={useLocation().key} />
}

// Until the shopper opens it there is no code of the overlay; it is fetched when that is likely.
function MiniCartOpener() {
  const { badge = 0 } = useMe()
  const { pathname } = useLocation()
  const navigate = useShopNavigate()
  const t = useTranslate()
  const { isOpen, open, close } = useHistoryStep('cart')
  const [code, setCode] = useState<{ readonly MiniCart: ComponentType<MiniCartProps> }>()
  const cart = t({ code: 'header.cart', message: 'Cart' })
  const opensOverlay = badge > 0 && pathname !== '/cart'

  function prepare() {
    if (opensOverlay) void loadMiniCart().then(setCode, () => {})
  }

  async function openOverlay() {
    try {
      setCode(await loadMiniCart())
      open()
    } catch {
      navigate('/cart')
    }
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!opensOverlay || isBrowserNavigation(event.nativeEvent, event.currentTarget)) return
    event.preventDefault()
    void openOverlay()
  }

  return (
    <>
      <Link
        to="/cart"
        className={styles.tool}
        aria-label={badge > 0 ? `${cart}, ${t(itemCountText(badge))}` : cart}
        {...(opensOverlay && { 'aria-haspopup': 'dialog' })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={handleClick}
      >
        <HeaderIcon name="cart" />
        {badge > 0 && (
          <span className={styles.badge}>{badge > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : badge}</span>
        )}
        <span className={styles.word}>{cart}</span>
      </Link>
      {code && <code.MiniCart isOpen={isOpen} onClose={close} />}
    </>
  )
}
