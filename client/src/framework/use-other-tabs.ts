import { useCallback, useEffect, useRef } from 'react'

/** Hears of a change in the other tabs of this browser; answers how to tell them of one. */
export function useOtherTabs(name: string, onChange: () => Promise<void>): () => void {
  const channel = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    const open = () => {
      channel.current = new BroadcastChannel(name)
      // A channel also hears the other channels of this tab.
      channel.current.addEventListener('message', ({ data }) => {
        if (data !== performance.timeOrigin) void onChange()
      })
    }
    // An open channel may keep a page out of the back/forward cache.
    const close = () => channel.current?.close()
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) open()
    }
    open()
    addEventListener('pagehide', close)
    addEventListener('pageshow', reopen)
    return () => {
      close()
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', reopen)
    }
  }, [name, onChange])
  return useCallback(() => channel.current?.postMessage(performance.timeOrigin), [])
}
