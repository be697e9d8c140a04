import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** From so many pixels on a touch means the next picture, and a press is no tap. */
const SWIPE_THRESHOLD_PX = 40
const TAP_TOLERANCE_PX = 8

export function useSwipe({
  begin,
  step,
}: {
  readonly begin: () => void
  readonly step: (by: number) => void
}) {
  const start = useRef<{ readonly x: number; readonly id: number }>(undefined)
  const wasSwipe = useRef(false)

  const release = ({ currentTarget, clientX, type }: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const distance = clientX - start.current.x
    start.current = undefined
    setPull(currentTarget, 0)
    wasSwipe.current = Math.abs(distance) > TAP_TOLERANCE_PX
    if (type === 'pointerup' && Math.abs(distance) >= SWIPE_THRESHOLD_PX) step(distance < 0 ? 1 : -1)
  }

  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      wasSwipe.current = false
      start.current = undefined
      if (pointerType !== 'touch' || !isPrimary) return
      start.current = { x: clientX, id: pointerId }
      begin()
    },
    onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      const { current } = start
      if (current?.id === pointerId) setPull(currentTarget, clientX - current.x)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (event: MouseEvent) => {
      if (!wasSwipe.current) return
      wasSwipe.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function setPull(stage: HTMLElement, px: number): void {
  stage.style.setProperty('--pull', `${px}px`)
}
