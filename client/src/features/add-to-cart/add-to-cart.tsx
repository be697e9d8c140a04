import { siteLink } from '@wallart/sdk'
import { useState, type ComponentType, type SubmitEvent } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { useHistoryStep } from '../../framework/use-history-step.ts'
import { useSite } from '../../i18n/site-context.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'
import { Button } from '../../ui/button/button.tsx'
import { useToast } from '../../ui/toast/toast.ts'
import { ADD_LABEL } from './add-label.ts'
import type { AddedView } from './added-view.ts'
import { useIsAdding } from './adding-state.ts'
import type { ConfirmationProps } from './confirmation.tsx'
import { orderState } from './order-state.ts'
import { ADD_PATH } from './submit-to-cart.ts'
import { useAddToCart } from './use-add-to-cart.ts'

export interface AddToCartProps {
  readonly work: WorkView
  readonly variant: VariantView
}

export const ADD_FORM = 'add-to-cart'

const loadConfirmation = () => import('./confirmation.tsx')

export function AddToCart({ work, variant }: AddToCartProps) {
  const { quantity, isPossible, reason } = orderState(variant)
  const action = siteLink(ADD_PATH, useSite())
  const isAdding = useIsAdding()
  const add = useAddToCart(work, variant)
  const toast = useToast()
  const t = useTranslate()
  const { isOpen, open, close } = useHistoryStep('added')
  const [added, setAdded] = useState<AddedView>()
  const [code, setCode] = useState<{ readonly Confirmation: ComponentType<ConfirmationProps> }>()

  const prepare = () => loadConfirmation().then(setCode)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const ready = prepare().then(
      () => true,
      () => false,
    )
    const result = await add()
    if (!result) return
    setAdded(result)
    if (await ready) open()
    else toast({ text: result.text })
  }

  return (
    <>
      <form id={ADD_FORM} method="post" action={action} onSubmit={event => void submit(event)}>
        <input type="hidden" name="upi" value={variant.upi} />
        <input type="hidden" name="quantity" value={quantity} />
        <Button
          type="submit"
          look="primary"
          isWide
          isPending={isAdding}
          disabled={!isPossible}
          onPointerEnter={() => void prepare().catch(() => {})}
          onFocus={() => void prepare().catch(() => {})}
        >
          {t(reason ?? ADD_LABEL)}
        </Button>
      </form>
      {code && (
        <code.Confirmation
          work={work}
          added={isOpen ? added : undefined}
          onAdded={setAdded}
          onClose={close}
        />
      )}
    </>
  )
}
