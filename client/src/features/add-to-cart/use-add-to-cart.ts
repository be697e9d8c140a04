import { useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'
import { useToast } from '../../ui/toast/toast.ts'
import type { AddedView } from './added-view.ts'
import { isAddingNow, setAdding } from './adding-state.ts'
import { cartProduct } from './cart-product.ts'
import { orderState } from './order-state.ts'
import { ADD_PATH, useSubmitToCart } from './submit-to-cart.ts'
import { createIntentKeys } from '../../framework/submit-with-retry.ts'

export function useAddToCart(work: WorkView, variant: VariantView): () => Promise<AddedView | undefined> {
  const submitToCart = useSubmitToCart(ADD_PATH)
  const toast = useToast()
  const t = useTranslate()
  // Until it is known that a click was answered, the next one on the same variant is the same intent.
  const [intents] = useState(() => createIntentKeys())

  return async () => {
    if (isAddingNow()) return undefined
    const { upi } = variant
    const { quantity } = orderState(variant)
    setAdding(true)
    const result = await submitToCart({ upi, quantity: String(quantity) }, intents.keyFor(upi), () =>
      cartProduct(work, variant, quantity),
    )
    setAdding(false)
    if (!result) return undefined
    if (result.ok) {
      intents.forget()
      return result.value
    }
    toast({ text: t(result.error), tone: 'error' })
    return undefined
  }
}
