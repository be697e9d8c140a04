import { useRef, useState, type PointerEvent } from 'react'

/** A pointer that only passes by wants nothing. */
const DWELL_MS = 120

/** Whether a mouse has rested on something, and what listens for it; fingers do not rest. */
export function useHoverIntent() {
  const [hasDwelt, setDwelt] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    hasDwelt,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') timer.current = setTimeout(() => setDwelt(true), DWELL_MS)
      },
      onPointerLeave: () => clearTimeout(timer.current),
    },
  }
}
