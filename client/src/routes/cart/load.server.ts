import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import { promoNotice, type PromoNotice } from '../../features/promo-code/promo-notice.ts'
import type { CartView } from '../../stores/cart-view.ts'
import { cartView } from './cart-view.server.ts'

export interface CartPageView extends CartView {
  readonly isRemoved: boolean
  readonly promoNotice: PromoNotice | undefined
}

export const loader: PrivateLoader<CartPageView> = async request => {
  const { visitor, url, signal } = request
  const basket = await visitor.basket.sync({ signal })
  const isRemoved = url.searchParams.get('removed') === 'yes'
  return found(
    { ...(await cartView(basket, request)), isRemoved, promoNotice: promoNotice(url) },
    'private-returnable',
  )
}
