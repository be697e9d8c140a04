import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import { promoNotice, type PromoNotice } from '../../features/promo-code/promo-notice.ts'
import type { CartView } from '../../stores/cart-view.ts'
import type { EstimateView } from './estimate-view.ts'
import { estimateView } from './estimate-view.server.ts'
import { cartView } from './cart-view.server.ts'

export interface CartPageView extends CartView {
  readonly isRemoved: boolean
  readonly estimate: EstimateView
  readonly promoNotice: PromoNotice | undefined
}

export const loader: PrivateLoader<CartPageView> = async request => {
  const { visitor, url, signal } = request
  const basket = await visitor.basket.sync({ signal })
  const isRemoved = url.searchParams.get('removed') === 'yes'
  const [cart, estimate] = await Promise.all([cartView(basket, request), estimateView(basket, request)])
  return found({ ...cart, estimate, isRemoved, promoNotice: promoNotice(url) }, 'private-returnable')
}
