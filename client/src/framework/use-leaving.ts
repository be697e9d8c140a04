import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back when another page has arrived; closing before would be a way back that stops it. */
export function useLeaving(onLeave: () => void): void {
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (shownAt.current !== pathname) leave()
    shownAt.current = pathname
  }, [pathname])
}
