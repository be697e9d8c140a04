import { siteLink } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import { useState, type ComponentType } from 'react'
import { createIntentKeys } from '../../framework/submit-with-retry.ts'
import { useHistoryStep } from '../../framework/use-history-step.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast/toast.ts'
import type { AddedView } from './added-view.ts'
import type { ConfirmationProps } from './confirmation.tsx'
import { ADD_PATH, useSubmitToCart } from './submit-to-cart.ts'

type Fields = Readonly<Record<string, string>>

/** Adds what a page describes by the fields of its form, confirms it, and tells of it as of any other add. */
export function useConfirmedAdd(product: AnalyticsProduct) {
  const action = siteLink(ADD_PATH, useSite())
  const submitToCart = useSubmitToCart(ADD_PATH)
  const toast = useToast()
  const t = useTranslate()
  const { isOpen, open, close } = useHistoryStep('added')
  const [isSending, setSending] = useState(false)
  const [added, setAdded] = useState<AddedView>()
  const [code, setCode] = useState<{ readonly Confirmation: ComponentType<ConfirmationProps> }>()
  // Until it is known that a click was answered, the next one on the same fields is the same intent.
  const [intents] = useState(() => createIntentKeys())

  async function add(fields: Fields): Promise<void> {
    const key = intents.keyFor(JSON.stringify(fields))
    setSending(true)
    const loading = import('./confirmation.tsx').catch(() => undefined)
    const result = await submitToCart(fields, key, view =>
      view ? { ...product, ...addedProduct(view) } : product,
    )
    const loaded = await loading
    setSending(false)
    if (!result) return undefined
    if (!result.ok) return toast({ text: t(result.error), tone: 'error' })
    intents.forget()
    setAdded(result.value)
    if (!loaded) return toast({ text: result.value.text })
    setCode(loaded)
    open()
  }

  const confirmation = code && <code.Confirmation added={isOpen ? added : undefined} onClose={close} />
  return { isSending, add, action, confirmation }
}

// The page may show another one than that which was chosen a moment ago.
function addedProduct({ upi, money, productType, size }: AddedView) {
  return { id: upi, price: money, variant: `${productType}, ${size.value}` }
}
