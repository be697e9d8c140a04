import { useEffect, useState } from 'react'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { CartView } from '../../stores/cart-view.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { readCart } from './cart-requests.ts'
import { MiniCartContent } from './mini-cart-content.tsx'
import styles from './mini-cart.module.css'

export interface MiniCartProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The cart over any page, while there is something in it. */
export function MiniCart({ isOpen, onClose }: MiniCartProps) {
  const context = useSite()
  const navigate = useShopNavigate()
  const t = useTranslate()
  const [view, setView] = useState<CartView>()

  useEffect(() => {
    if (!isOpen) return undefined
    let isWanted = true
    const load = async () => {
      const found = await readCart(context)
      if (!isWanted) return
      if (found && 'lines' in found && found.lines.length > 0) return setView(found)
      // Another page says what there is to say, in place of the overlay's step of the history.
      navigate(found && 'signIn' in found ? found.signIn : '/cart', { replace: true })
    }
    void load()
    return () => {
      isWanted = false
      setView(undefined)
    }
  }, [isOpen, context, navigate])

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t({ code: 'cart.your-cart', message: 'Your Cart' })}
      position="right"
      size="small"
    >
      {view ? (
        <MiniCartContent view={view} onEmpty={onClose} />
      ) : (
        <Loading label={t({ code: 'cart.loading', message: 'Loading your cart' })}>
          <div className={styles.loading}>
            <Skeleton shape="picture" />
            <Skeleton shape="line" />
          </div>
        </Loading>
      )}
    </Dialog>
  )
}
