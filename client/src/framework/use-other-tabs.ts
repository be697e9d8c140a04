import type { SiteContext } from '@wallart/sdk'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Hears of a change in the other tabs of this browser, in a hidden one when it is shown. What takes the basket to the
 * currency of its page waits, after a change in a tab of another currency, until it is itself the tab in use. Answers how
 * to tell the others of a change.
 */
export function useOtherTabs(
  { site, locale }: SiteContext,
  onChange: () => Promise<void>,
  takesCurrency = false,
): () => void {
  const currency = locale.preferredCurrency
  const channel = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    let isMissed = false
    const hear = (from: string | undefined) => {
      isMissed = document.hidden || (takesCurrency && from !== currency && !document.hasFocus())
      if (!isMissed) void onChange()
    }
    const catchUp = () => {
      if (isMissed) hear(currency)
    }
    const open = () => {
      channel.current = new BroadcastChannel(`visitor ${site.id}`)
      // A channel also hears the other channels of this tab.
      channel.current.addEventListener('message', ({ data }) => {
        if (data.tab !== performance.timeOrigin) hear(data.currency)
      })
    }
    // An open channel may keep a page out of the back/forward cache.
    const close = () => channel.current?.close()
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) open()
    }
    open()
    document.addEventListener('visibilitychange', catchUp)
    addEventListener('focus', catchUp)
    addEventListener('pagehide', close)
    addEventListener('pageshow', reopen)
    return () => {
      close()
      document.removeEventListener('visibilitychange', catchUp)
      removeEventListener('focus', catchUp)
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', reopen)
    }
  }, [site.id, currency, onChange, takesCurrency])
  return useCallback(
    () => channel.current?.postMessage({ tab: performance.timeOrigin, currency }),
    [currency],
  )
}
