import { siteLink } from '@wallart/sdk'
import { useRef } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'
import { useToast } from '../../ui/toast/toast.ts'
import type { AddedView } from './added-view.ts'
import { isAddingNow, setAdding } from './adding.ts'
import { cartProduct } from './cart-product.ts'
import { orderState } from './order-state.ts'
import { submitToCart } from './submit-to-cart.ts'
import { useCartNews } from './use-cart-news.ts'
import { newKey } from '../../framework/submit-with-retry.ts'

/** Where forms that put something into the cart are sent to. */
export const ADD_PATH = '/cart/items'

/** Puts a variant into the cart once for each click; answers what was added, or nothing while one is under way or after it failed. */
export function useAdd(work: WorkView, variant: VariantView): () => Promise<AddedView | undefined> {
  const action = siteLink(ADD_PATH, useSite())
  const news = useCartNews()
  const toast = useToast()
  const t = useTranslate()
  // Until it is known that a click was answered, the next one on the same variant is the same intent.
  const open = useRef({ upi: '', key: '' })

  return async () => {
    if (isAddingNow()) return undefined
    const { upi } = variant
    const { quantity } = orderState(variant)
    if (open.current.upi !== upi) open.current = { upi, key: newKey() }
    setAdding(true)
    const answer = await submitToCart(action, { upi, quantity: String(quantity) }, open.current.key)
    setAdding(false)
    const product = cartProduct(work, variant, quantity)
    if (answer.ok) {
      open.current = { upi: '', key: '' }
      news.added(product, answer.value)
      return answer.value
    }
    news.failed(product, answer.error)
    toast({ text: t(answer.error), tone: 'error' })
    return undefined
  }
}
