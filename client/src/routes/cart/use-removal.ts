import { GENERIC_ERROR, ITEM_REMOVED_FROM_CART, siteLink } from '@wallart/sdk'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useRefreshMe } from '../../app/me.ts'
import { newKey, sendSurely } from '../../app/send-surely.ts'
import { useSite } from '../../app/site-context.ts'
import { useToast } from '../../ui/toast/toast.ts'
import type { CartLineView } from './cart-view.ts'

interface Removal {
  readonly isLeaving: boolean
  readonly remove: () => Promise<void>
}

/** Takes a line out of the cart, and puts it back for whoever did not mean to. */
export function useRemoval({ itemId, upi, quantity }: CartLineView): Removal {
  const context = useSite()
  const { revalidate } = useRevalidator()
  const refreshMe = useRefreshMe()
  const toast = useToast()
  const [isLeaving, setLeaving] = useState(false)

  async function change(path: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
    const { kind } = await sendSurely(siteLink(path, context), fields, newKey())
    const isDone = kind === 'done' || kind === 'moved'
    if (!isDone) toast({ text: GENERIC_ERROR.message, tone: 'error' })
    await Promise.all([revalidate(), refreshMe()])
    return isDone
  }

  async function remove() {
    if (isLeaving) return
    setLeaving(true)
    const isDone = await change('/cart/remove', { item: itemId })
    setLeaving(false)
    if (!isDone) return
    const putBack = () => void change('/cart/items', { upi, quantity: String(quantity) })
    toast({
      text: ITEM_REMOVED_FROM_CART.message,
      ...(upi && { action: { label: 'Undo', onChoose: putBack } }),
    })
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return { isLeaving, remove }
}
