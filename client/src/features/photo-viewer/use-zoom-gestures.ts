import { useCallback, useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { movedBy, TAP_SCALE, INITIAL_ZOOM, zoomedBy, type Point, type ZoomState } from './zoom-state.ts'

const CENTER: Point = { x: 0, y: 0 }
const TAP_TOLERANCE_PX = 6
const SWIPE_THRESHOLD_PX = 48
const WHEEL_SPEED = 0.002

interface ZoomGestures {
  readonly onScale: (scale: number) => void
  /** A whole picture is pushed aside for the one before or after it. */
  readonly onSwipe: (by: number) => void
}

/** Lets wheel, mouse and fingers make a picture larger and push it about; its first child is what moves. */
export function useZoomGestures(ref: RefObject<HTMLElement | null>, { onScale, onSwipe }: ZoomGestures) {
  const state = useRef<ZoomState>(INITIAL_ZOOM)
  const pointers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const start = useRef<Point>(undefined)

  const apply = useCallback(
    (next: ZoomState) => {
      state.current = next
      const picture = ref.current?.firstElementChild
      if (picture instanceof HTMLElement)
        picture.style.setProperty('transform', `translate(${next.x}px, ${next.y}px) scale(${next.scale})`)
      onScale(next.scale)
    },
    [ref, onScale],
  )
  const zoom = useCallback(
    (factor: number, point = CENTER) =>
      apply(zoomedBy(state.current, factor, point, elementBox(ref.current))),
    [apply, ref],
  )
  const move = (by: Point) => apply(movedBy(state.current, by, elementBox(ref.current)))

  const toggle = (point: Point) => (state.current.scale > 1 ? apply(INITIAL_ZOOM) : zoom(TAP_SCALE, point))

  // React listens to the wheel passively, and then the page would scroll or zoom itself.
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return undefined
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * WHEEL_SPEED), pointerPosition(event, canvas))
    }
    canvas.addEventListener('wheel', handleWheel, { passive: false })
    return () => canvas.removeEventListener('wheel', handleWheel)
  }, [ref, zoom])

  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    const wasAlone = pointers.current.size === 1
    if (!pointers.current.delete(event.pointerId) || event.type !== 'pointerup') return
    if (!wasAlone) return
    const end = pointerPosition(event, event.currentTarget)
    if (travelled.current <= TAP_TOLERANCE_PX) return toggle(end)
    const aside = start.current ? end.x - start.current.x : 0
    if (Math.abs(aside) >= SWIPE_THRESHOLD_PX) onSwipe(aside < 0 ? 1 : -1)
  }

  return {
    zoom,
    move,
    reset: () => apply(INITIAL_ZOOM),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const position = pointerPosition(event, event.currentTarget)
      const isFirst = pointers.current.size === 0
      if (isFirst) travelled.current = 0
      // Two fingers, or a picture that is pushed about, turn no page.
      start.current = isFirst && state.current.scale <= 1 ? position : undefined
      pointers.current.set(event.pointerId, position)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = pointerPosition(event, event.currentTarget)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      travelled.current += distance(before, now)
      if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), midpoint(now, other))
      // Two fingers push together: each moves the picture by its half.
      const share = other ? 0.5 : 1
      move({ x: (now.x - before.x) * share, y: (now.y - before.y) * share })
    },
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerUp,
    // A click without a pointer is one by keyboard or voice.
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0) toggle(CENTER)
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

function elementBox(element: HTMLElement | null): { width: number; height: number } {
  return { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 }
}

function pointerPosition(
  { clientX, clientY }: { clientX: number; clientY: number },
  element: HTMLElement,
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
