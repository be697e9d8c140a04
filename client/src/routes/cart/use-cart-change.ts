import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useRevalidator } from 'react-router-dom'
import { useRefreshMe } from '../../framework/me.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { errorText } from '../../framework/send-form.ts'
import { createIdempotencyKey, submitWithRetry } from '../../framework/submit-with-retry.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useToast } from '../../ui/toast/toast.ts'

/** Changes the cart and shows what has become of it; answers whether it is done. */
export function useCartChange(): (
  path: string,
  fields: Readonly<Record<string, string>>,
) => Promise<boolean> {
  const context = useSite()
  const { revalidate } = useRevalidator()
  const refreshMe = useRefreshMe()
  const toast = useToast()
  const t = useTranslate()
  return async (path, fields) => {
    const outcome = await submitWithRetry(siteLink(path, context), fields, createIdempotencyKey())
    const isDone = outcome.kind === 'done' || outcome.kind === 'moved'
    if (outcome.kind === 'invalid') toast({ text: errorText(outcome.errors, t), tone: 'error' })
    if (outcome.kind === 'failed') toast({ text: t(GENERIC_ERROR), tone: 'error' })
    await Promise.all([revalidate(), refreshMe()])
    return isDone
  }
}
