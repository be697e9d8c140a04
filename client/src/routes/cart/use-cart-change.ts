import { GENERIC_ERROR, siteLink } from '@wallart/sdk'
import { useRevalidator } from 'react-router-dom'
import { useRefreshMe } from '../../app/me.ts'
import { useSay } from '../../app/say.ts'
import { newKey, sendSurely } from '../../app/send-surely.ts'
import { useSite } from '../../app/site-context.ts'
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
  const say = useSay()
  return async (path, fields) => {
    const { kind } = await sendSurely(siteLink(path, context), fields, newKey())
    const isDone = kind === 'done' || kind === 'moved'
    if (!isDone) toast({ text: say(GENERIC_ERROR), tone: 'error' })
    await Promise.all([revalidate(), refreshMe()])
    return isDone
  }
}
