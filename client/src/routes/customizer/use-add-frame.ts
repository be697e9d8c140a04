import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useState, type SubmitEvent } from 'react'
import { useRefreshMe } from '../../framework/me.ts'
import { errorText } from '../../framework/send-form.ts'
import { createIdempotencyKey, submitWithRetry } from '../../framework/submit-with-retry.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useToast } from '../../ui/toast/toast.ts'

/** Puts the frame into the cart as it is chosen in the form, and shows it there. */
export function useAddFrame() {
  const t = useTranslate()
  const action = siteLink('/cart/items', useSite())
  const navigate = useShopNavigate()
  const refreshMe = useRefreshMe()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const [key] = useState(createIdempotencyKey)

  async function send(form: HTMLFormElement) {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    setSending(true)
    const outcome = await submitWithRetry(action, Object.fromEntries(fields), key)
    setSending(false)
    if (outcome.kind === 'done') {
      void refreshMe()
      return navigate('/cart')
    }
    const problem = outcome.kind === 'invalid' ? errorText(outcome.errors, t) : t(GENERIC_ERROR)
    toast({ text: problem, tone: 'error' })
  }

  return {
    isSending,
    addProps: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSending) void send(event.currentTarget)
      },
    },
  }
}
