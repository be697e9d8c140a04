import {
  addedToWishlist,
  ALREADY_IN_WISHLIST,
  ITEM_REMOVED_FROM_CART,
  type Message,
  type Toast,
} from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import { promoNotice, type PromoNotice } from '../../features/promo-code/promo-notice.ts'
import type { CartView } from '../../stores/cart-view.ts'
import type { EstimateView } from './estimate-view.ts'
import { estimateView } from './estimate-view.server.ts'
import { cartView } from './cart-view.server.ts'

export interface CartPageView extends CartView {
  /** What has just been done without scripts. */
  readonly notice: Toast | undefined
  readonly estimate: EstimateView
  readonly promoNotice: PromoNotice | undefined
}

export const loader: PrivateLoader<CartPageView> = async request => {
  const { visitor, url, signal } = request
  const basket = await visitor.basket.sync({ signal })
  const [cart, estimate] = await Promise.all([cartView(basket, request), estimateView(basket, request)])
  return found(
    { ...cart, estimate, notice: cartNotice(url), promoNotice: promoNotice(url) },
    'private-returnable',
  )
}

const NOT_MERGED: Message = {
  code: 'cart.not-merged',
  message:
    'What was in your cart before you signed in could not be added yet. It is added the next time you sign in.',
}

function cartNotice({ searchParams }: URL): Toast | undefined {
  if (searchParams.get('removed') === 'yes') return { tone: 'success', message: ITEM_REMOVED_FROM_CART }
  if (searchParams.get('merge') === 'failed') return { tone: 'error', message: NOT_MERGED }
  const wishlist = searchParams.get('wishlist')
  if (wishlist === 'added') return addedToWishlist(1)
  return wishlist === 'before' ? ALREADY_IN_WISHLIST : undefined
}
