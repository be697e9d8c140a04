import { cartBadgeCount } from '@wallart/sdk'
import { use, useCallback, useEffect, useState } from 'react'
import { MeContext, useChangeMe } from '../../framework/me.ts'
import { useOpenSignIn } from '../../framework/open-sign-in.ts'
import { pendingWish } from '../../framework/pending-wish.ts'
import { createIdempotencyKey } from '../../framework/submit-with-retry.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { useOtherTabs } from '../../framework/use-other-tabs.ts'
import { useReturn } from '../../framework/use-return.ts'
import { useStore } from '../../framework/use-store.ts'
import { useSite } from '../../i18n/site-context.ts'
import { createCart, type CartNotice, type CartState, type CartStore } from '../../stores/cart.ts'
import type { CartView } from '../../stores/cart-view.ts'
import { trackCartChange, trackCartView } from './cart-analytics.ts'
import { readCart, sendToCart } from './cart-requests.ts'

const PENDING = pendingWish('wishlist-wish')

export const UNDO = { code: 'cart.undo', message: 'Undo' }

export type ShowCartNotice = (notice: CartNotice, view: CartView) => void

export function useShowCartNotice(): (notice: CartNotice) => void {
  const show = useNotice()
  return useCallback(({ undo, ...toast }) => show(toast, undo && { label: UNDO, onChoose: undo }), [show])
}

/** The cart of this page, in step with the badge, with other tabs and with what a page brings along. */
export function useCart(view: CartView, onNotice?: ShowCartNotice): readonly [CartState, CartStore] {
  const context = useSite()
  const changeMe = useChangeMe()
  const openSignIn = useOpenSignIn()
  const showNotice = useShowCartNotice()
  const isSignedIn = use(MeContext)?.isSignedIn ?? false
  const [cart] = useState(() =>
    createCart({
      view,
      send: (request, key) => sendToCart(request, key, context),
      read: async () => {
        const read = await readCart(context)
        return read && 'signIn' in read ? 'guest' : read
      },
      createKey: createIdempotencyKey,
      notify: onNotice ?? showNotice,
      openSignIn: () => {
        // A customer's session may have ended.
        changeMe({ isSignedIn: false, name: '' })
        openSignIn()
      },
      pending: PENDING,
      onDone: trackCartChange,
      onSettled: ({ lines }) => changeMe({ badge: cartBadgeCount(lines) }),
    }),
  )
  useEffect(() => cart.replace(view), [cart, view])
  useEffect(() => {
    if (isSignedIn) void cart.followCustomer()
  }, [cart, isSignedIn])
  useEffect(() => trackCartView(cart.state.view), [cart])
  useOtherTabs(context, cart.refresh, true)
  const refresh = useCallback(() => void cart.refresh(), [cart])
  useReturn(refresh)
  useEffect(() => {
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [refresh])
  return [useStore(cart), cart]
}
