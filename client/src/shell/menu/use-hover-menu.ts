import { useCallback, useEffect, useRef, useState } from 'react'
import { WIDE } from '../../ui/use-media.ts'

const OPEN_MS = 120

const CLOSE_MS = 200

interface HoverMenu {
  readonly open: string | undefined
  readonly toggle: (id: string) => void
  readonly close: () => void
  readonly enter: (id: string, pointer: string) => void
  readonly leave: (pointer: string) => void
}

/** Which panel of a menu is open on a page: a click decides at once, a mouse a moment after it has come or gone. */
export function useHoverMenu(page: string): HoverMenu {
  const [opened, setOpened] = useState<{ readonly id: string; readonly page: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = opened?.page === page ? opened.id : undefined
  const setOpenOn = useCallback((id: string | undefined, forPage: string) => {
    clearTimeout(timer.current)
    setOpened(id === undefined ? undefined : { id, page: forPage })
  }, [])
  const close = useCallback(() => setOpenOn(undefined, ''), [setOpenOn])
  const scheduleOpen = (id: string | undefined, pointer: string, wait: number) => {
    if (pointer !== 'mouse' || !matchMedia(WIDE).matches) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenOn(id, page), wait)
  }
  return {
    open,
    toggle: id => setOpenOn(id === open ? undefined : id, page),
    close,
    enter: (id, pointer) => scheduleOpen(id, pointer, OPEN_MS),
    leave: pointer => scheduleOpen(undefined, pointer, CLOSE_MS),
  }
}
