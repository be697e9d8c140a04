import {
  addedToWishlist,
  ALREADY_IN_WISHLIST,
  ITEM_REMOVED_FROM_CART,
  type SeenOrder,
  type Toast,
} from '@wallart/sdk'
import { found } from '../../framework/loader.server.ts'
import { loadInOpenSession } from '../../framework/sign-in-again.server.ts'
import { CART_NOT_MERGED, SIGN_IN } from '../../features/sign-in/sign-in-texts.ts'
import type { Visitor } from '../../framework/visitor.server.ts'
import { promoNotice, type PromoNotice } from '../../features/promo-code/promo-notice.ts'
import type { CartView } from '../../stores/cart-view.ts'
import type { EstimateView } from './estimate-view.ts'
import { unknownOrder } from '../checkout/remember-attempt.server.ts'
import { estimateView } from './estimate-view.server.ts'
import { cartView } from './cart-view.server.ts'

export interface CartPageView extends CartView {
  /** What has just been done without scripts. */
  readonly notice: Toast | undefined
  /** An order that may have been placed though its answer failed. */
  readonly orderAttempt: SeenOrder | undefined
  readonly estimate: EstimateView
  readonly promoNotice: PromoNotice | undefined
}

export const loader = loadInOpenSession<CartPageView>(async request => {
  const { visitor, url, signal } = request
  const basket = await visitor.basket.sync({ signal })
  const [cart, estimate] = await Promise.all([cartView(basket, request), estimateView(basket, request)])
  return found(
    {
      ...cart,
      orderAttempt: unknownOrder(basket, visitor),
      estimate,
      notice: cartNotice(url, visitor),
      promoNotice: promoNotice(url),
    },
    'private-returnable',
  )
}, '/cart')

const ORDER_UNKNOWN: Toast = {
  tone: 'error',
  message: {
    code: 'cart.order-unknown',
    message: 'We could not find that order here. If an email confirms it, it was placed.',
  },
  link: { text: { code: 'frame.order-status', message: 'Order Status' }, path: '/orders' },
}

const OTHER_CART: Toast = {
  tone: 'error',
  message: {
    code: 'cart.other-cart',
    message:
      'Your cart has changed in another tab. If an email confirms an order, it was placed. If you signed out there, sign in to see what was in your cart.',
  },
  link: { text: SIGN_IN, path: '/login?redirect=/cart' },
}

function cartNotice({ searchParams }: URL, visitor: Visitor): Toast | undefined {
  if (visitor.isCartUnmerged()) return { tone: 'error', message: CART_NOT_MERGED }
  if (searchParams.get('order') === 'unknown') return ORDER_UNKNOWN
  if (searchParams.get('problem') === 'other-cart') return OTHER_CART
  if (searchParams.get('removed') === 'yes') return { tone: 'success', message: ITEM_REMOVED_FROM_CART }
  const wishlist = searchParams.get('wishlist')
  if (wishlist === 'added') return addedToWishlist(1)
  return wishlist === 'before' ? ALREADY_IN_WISHLIST : undefined
}
