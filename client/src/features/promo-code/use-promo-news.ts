import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import type { PromoCodeView } from '../../stores/cart-view.ts'
import { useToast } from '../../ui/toast/toast.ts'

/** Tells of codes that have begun to count, or count no longer, because the cart has changed. */
export function usePromoNews(codes: readonly PromoCodeView[]): void {
  const toast = useToast()
  const t = useTranslate()
  const before = useRef(codes)
  useEffect(() => {
    const known = before.current
    before.current = codes
    for (const { id, code, state } of codes) {
      const was = known.find(other => other.id === id)?.state
      if (was === 'waiting' && state === 'applied')
        toast({
          text: t({ code: 'promo.now-applied', message: `${code} is now applied`, values: { code } }),
          tone: 'success',
        })
      if (was === 'applied' && state === 'waiting')
        toast({
          text: t({
            code: 'promo.paused',
            message: `${code} is not applied any more: your cart does not meet its condition`,
            values: { code },
          }),
          tone: 'info',
        })
    }
  }, [codes, toast, t])
}
