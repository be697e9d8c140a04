import { useEffect, useRef, useState } from 'react'

const SHOW_DELAY_MS = 150

const MIN_VISIBLE_MS = 300

/** Whether to show that something is on its way: not at once, and then not only for a blink. */
export function useDelayed(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (isLoading === isShown) return undefined
    const wait = isLoading ? SHOW_DELAY_MS : Math.max(0, since.current + MIN_VISIBLE_MS - performance.now())
    const timer = setTimeout(() => {
      since.current = performance.now()
      setShown(isLoading)
    }, wait)
    return () => clearTimeout(timer)
  }, [isLoading, isShown])
  return isShown
}
