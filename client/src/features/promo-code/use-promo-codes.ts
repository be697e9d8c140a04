import {
  GENERIC_ERROR,
  GIFT_CARD_APPLIED,
  PROMO_APPLIED,
  PROMO_REMOVED,
  PROMO_WAITING,
  siteLink,
} from '@wallart/sdk'
import {
  removePromotionEvent,
  selectPromotionEvent,
  selectPromotionFailureEvent,
} from '@wallart/sdk/analytics'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { pushEvent } from '../../analytics/data-layer.ts'
import type { FormErrors } from '../../framework/action.ts'
import { errorText } from '../../framework/send-form.ts'
import { createIdempotencyKey, submitWithRetry } from '../../framework/submit-with-retry.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { PromoCodeView } from '../../stores/cart-view.ts'
import { useToast } from '../../ui/toast/toast.ts'
import type { PromoOutcome, PromoPage } from './promo-page.ts'

interface PromoCodes {
  /** What is wrong with the code that was sent. */
  readonly problem: string | undefined
  readonly isApplying: boolean
  /** The id of the code that is being taken out. */
  readonly leaving: string | undefined
  /** Both answer whether it is done. */
  readonly apply: (code: string) => Promise<boolean>
  readonly remove: (promo: PromoCodeView) => Promise<boolean>
}

/** Puts promo codes into the basket and takes them out again, and tells what has become of it. */
export function usePromoCodes(page: PromoPage): PromoCodes {
  const context = useSite()
  const t = useTranslate()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const navigate = useShopNavigate()
  const [errors, setErrors] = useState<FormErrors>(useFormState().errors)
  const [isApplying, setApplying] = useState(false)
  const [leaving, setLeaving] = useState<string>()
  const send = <Data>(path: string, fields: Readonly<Record<string, string>>) =>
    submitWithRetry<Data>(siteLink(`/${page}${path}`, context), fields, createIdempotencyKey())

  /** A customer whose session has ended signs in again. */
  function leaveFor(location: string): false {
    navigate(location)
    return false
  }

  async function apply(code: string): Promise<boolean> {
    setApplying(true)
    const result = await send<PromoOutcome>('/promo', { code })
    setApplying(false)
    if (result.kind === 'moved') return leaveFor(result.location)
    setErrors(result.kind === 'invalid' ? result.errors : {})
    if (result.kind === 'invalid') {
      for (const error of result.errors['code'] ?? []) pushEvent(selectPromotionFailureEvent(error))
      return false
    }
    if (result.kind === 'done') {
      const { state, isGiftCard } = result.data
      if (!isGiftCard) pushEvent(selectPromotionEvent(code, state))
      toast(
        state === 'applied'
          ? { text: t(isGiftCard ? GIFT_CARD_APPLIED : PROMO_APPLIED), tone: 'success' }
          : { text: t(PROMO_WAITING), tone: 'info' },
      )
    } else toast({ text: t(GENERIC_ERROR), tone: 'error' })
    await revalidate()
    return result.kind === 'done'
  }

  async function remove({ id, code }: PromoCodeView): Promise<boolean> {
    setLeaving(id)
    const result = await send('/promo/remove', { coupon: id })
    if (result.kind === 'moved') return leaveFor(result.location)
    const isDone = result.kind === 'done'
    if (isDone) pushEvent(removePromotionEvent(code))
    toast(isDone ? { text: t(PROMO_REMOVED) } : { text: t(GENERIC_ERROR), tone: 'error' })
    await revalidate()
    setLeaving(undefined)
    return isDone
  }

  return {
    problem: errorText({ code: errors['code'] ?? [] }, t) || undefined,
    isApplying,
    leaving,
    apply,
    remove,
  }
}
