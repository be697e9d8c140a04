import { useRef, useState, type PointerEvent } from 'react'

/** A pointer that only passes by wants nothing. */
const HOVER_INTENT_MS = 120

/** Whether a mouse has rested on something, and what listens for it; fingers do not rest. */
export function useHoverIntent() {
  const [hasHoverIntent, setHoverIntent] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    hasDwelt: hasHoverIntent,
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') timer.current = setTimeout(() => setHoverIntent(true), HOVER_INTENT_MS)
      },
      onPointerLeave: () => clearTimeout(timer.current),
    },
  }
}
