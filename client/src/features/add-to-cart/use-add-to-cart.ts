import { useRef } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'
import { useToast } from '../../ui/toast/toast.ts'
import type { AddedView } from './added-view.ts'
import { isAddingNow, setAdding } from './adding-state.ts'
import { cartProduct } from './cart-product.ts'
import { orderState } from './order-state.ts'
import { ADD_PATH, useSubmitToCart } from './submit-to-cart.ts'
import { createIdempotencyKey } from '../../framework/submit-with-retry.ts'

export function useAddToCart(work: WorkView, variant: VariantView): () => Promise<AddedView | undefined> {
  const submitToCart = useSubmitToCart(ADD_PATH)
  const toast = useToast()
  const t = useTranslate()
  // Until it is known that a click was answered, the next one on the same variant is the same intent.
  const pendingIntent = useRef({ upi: '', key: '' })

  return async () => {
    if (isAddingNow()) return undefined
    const { upi } = variant
    const { quantity } = orderState(variant)
    if (pendingIntent.current.upi !== upi) pendingIntent.current = { upi, key: createIdempotencyKey() }
    setAdding(true)
    const result = await submitToCart({ upi, quantity: String(quantity) }, pendingIntent.current.key, () =>
      cartProduct(work, variant, quantity),
    )
    setAdding(false)
    if (result.ok) {
      pendingIntent.current = { upi: '', key: '' }
      return result.value
    }
    toast({ text: t(result.error), tone: 'error' })
    return undefined
  }
}
