import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '../ui/focus-heading.ts'

export function useFocusHeading(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // A shopper may be typing the next search while the page of the one before comes.
    if (document.activeElement instanceof HTMLInputElement) return
    focusHeading({ preventScroll: true })
  }, [pathname])
}
