import { useCallback, useEffect, useRef } from 'react'

/**
 * Hears of a change in the other tabs of this browser, in a hidden one when it is shown: to read a cart takes its basket to
 * the currency of the page, away from the tab that is in use. Answers how to tell the others of a change.
 */
export function useOtherTabs(name: string, onChange: () => Promise<void>): () => void {
  const channel = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    let isMissed = false
    const hear = () => {
      isMissed = document.hidden
      if (!isMissed) void onChange()
    }
    const catchUp = () => {
      if (isMissed) hear()
    }
    const open = () => {
      channel.current = new BroadcastChannel(name)
      // A channel also hears the other channels of this tab.
      channel.current.addEventListener('message', ({ data }) => {
        if (data !== performance.timeOrigin) hear()
      })
    }
    // An open channel may keep a page out of the back/forward cache.
    const close = () => channel.current?.close()
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) open()
    }
    open()
    document.addEventListener('visibilitychange', catchUp)
    addEventListener('pagehide', close)
    addEventListener('pageshow', reopen)
    return () => {
      close()
      document.removeEventListener('visibilitychange', catchUp)
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', reopen)
    }
  }, [name, onChange])
  return useCallback(() => channel.current?.postMessage(performance.timeOrigin), [])
}
