import { ITEM_REMOVED_FROM_CART } from '@wallart/sdk'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast/toast.ts'
import type { CartLineView } from './cart-view.ts'
import { useCartChange } from './use-cart-change.ts'

interface Removal {
  readonly isLeaving: boolean
  readonly remove: () => Promise<void>
}

/** Takes a line out of the cart, and puts it back for whoever did not mean to. */
export function useRemoval({ itemId, upi, quantity, isGone }: CartLineView): Removal {
  const change = useCartChange()
  const toast = useToast()
  const t = useTranslate()
  const [isLeaving, setLeaving] = useState(false)

  async function remove() {
    if (isLeaving) return
    setLeaving(true)
    const isDone = await change('/cart/remove', { item: itemId })
    setLeaving(false)
    if (!isDone) return
    const putBack = () => void change('/cart/items', { upi, quantity: String(quantity) })
    toast({
      text: t(ITEM_REMOVED_FROM_CART),
      ...(upi &&
        !isGone && { action: { label: t({ code: 'cart.undo', message: 'Undo' }), onChoose: putBack } }),
    })
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return { isLeaving, remove }
}
