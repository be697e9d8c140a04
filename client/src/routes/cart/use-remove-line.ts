import { ITEM_REMOVED_FROM_CART } from '@wallart/sdk'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast/toast.ts'
import type { CartLineView } from './cart-view.ts'
import { useCartChange } from './use-cart-change.ts'

interface LineRemoval {
  readonly isLeaving: boolean
  readonly remove: () => Promise<void>
}

export function useRemoveLine({ itemId, upi, quantity, isUnavailable }: CartLineView): LineRemoval {
  const changeCart = useCartChange()
  const toast = useToast()
  const t = useTranslate()
  const [isLeaving, setLeaving] = useState(false)

  async function remove() {
    if (isLeaving) return
    setLeaving(true)
    const isDone = await changeCart('/cart/remove', { item: itemId })
    setLeaving(false)
    if (!isDone) return
    const undo = () => void changeCart('/cart/items', { upi, quantity: String(quantity) })
    toast({
      text: t(ITEM_REMOVED_FROM_CART),
      ...(upi &&
        !isUnavailable && { action: { label: t({ code: 'cart.undo', message: 'Undo' }), onChoose: undo } }),
    })
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return { isLeaving, remove }
}
