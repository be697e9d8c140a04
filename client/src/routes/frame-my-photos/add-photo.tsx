import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '../../framework/after-paint.ts'
import { useRefreshMe } from '../../framework/me.ts'
import { errorText } from '../../framework/send-form.ts'
import { createIdempotencyKey, submitWithRetry } from '../../framework/submit-with-retry.ts'
import { usePendingLocation } from '../../framework/use-pending-location.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { useToast } from '../../ui/toast/toast.ts'

/** Puts a framed photo into the cart, and shows it there. */
export function AddPhoto({ upi }: { readonly upi: string }) {
  const t = useTranslate()
  const action = siteLink('/cart/items', useSite())
  const navigate = useShopNavigate()
  const refreshMe = useRefreshMe()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const [key] = useState(createIdempotencyKey)
  const fields = { upi, quantity: '1' }
  const { search } = useLocation()
  const pendingLocation = usePendingLocation()

  async function send() {
    setSending(true)
    // A choice that was just made begins its navigation after the next paint; the photo is bought as it was chosen.
    await new Promise<void>(resolve => afterPaint(resolve))
    const pending = pendingLocation()
    const chosen = pending.search === search ? undefined : new URLSearchParams(pending.search).get('upi')
    const outcome = await submitWithRetry(action, { ...fields, ...(chosen && { upi: chosen }) }, key)
    setSending(false)
    if (outcome.kind === 'done') {
      void refreshMe()
      return navigate('/cart')
    }
    const problem = outcome.kind === 'invalid' ? errorText(outcome.errors, t) : t(GENERIC_ERROR)
    toast({ text: problem, tone: 'error' })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) void send()
  }

  return (
    <form method="post" action={action} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="primary" isWide isPending={isSending}>
        {t({ code: 'cart.add-to-cart', message: 'Add to Cart' })}
      </Button>
    </form>
  )
}
