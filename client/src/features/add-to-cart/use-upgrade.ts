import type { Message } from '@wallart/sdk'
import { useRef, useState, type RefObject } from 'react'
import { createIntentKeys } from '../../framework/submit-with-retry.ts'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import type { WorkView } from '../../catalogue/work-view.ts'
import type { AddedView } from './added-view.ts'
import { isAddingNow, setAdding } from './adding-state.ts'
import { cartProduct } from './cart-product.ts'
import { orderState } from './order-state.ts'
import { useSubmitToCart } from './submit-to-cart.ts'

interface UpgradeState {
  /** Of what offers the upgrades: where it is closed, an answer leads nowhere. */
  readonly ref: RefObject<HTMLElement | null>
  readonly inFlight: string
  readonly problem: Message | undefined
  readonly upgrade: (upi: string) => Promise<void>
}

/** Puts another finish in the place of what was added, shows it, and goes to its page. */
export function useUpgrade(
  work: WorkView,
  { itemId }: AddedView,
  onAdded: (added: AddedView) => void,
): UpgradeState {
  const submitToCart = useSubmitToCart('/cart/upgrade')
  const beginToLead = useLeadOn()
  const shown = useRef<HTMLElement>(null)
  const [inFlight, setInFlight] = useState('')
  const [problem, setProblem] = useState<Message>()
  const [intents] = useState(() => createIntentKeys())

  async function upgrade(upi: string) {
    const variant = work.variants.find(each => each.upi === upi)
    if (!variant || isAddingNow()) return
    const leadOn = beginToLead()
    setAdding(true)
    setInFlight(upi)
    setProblem(undefined)
    const result = await submitToCart({ item: itemId, upi }, intents.keyFor(`${itemId} ${upi}`), () =>
      cartProduct(work, variant, orderState(variant).quantity),
    )
    setAdding(false)
    setInFlight('')
    if (!result) return
    if (result.ok) {
      intents.forget()
      onAdded(result.value)
      if (shown.current) leadOn(result.value.href, { preventScrollReset: true, replace: true })
    } else {
      setProblem(result.error)
    }
  }

  return { ref: shown, inFlight, problem, upgrade }
}
