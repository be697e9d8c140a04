import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'

const DRAG_THRESHOLD_PX = 5

interface DragState {
  readonly x: number
  readonly left: number
  isDragging: boolean
}

/** Lets the mouse pull a row that scrolls; fingers do so by themselves. */
export function useDrag(
  ref: RefObject<HTMLElement | null>,
  { begin, end }: { readonly begin: () => void; readonly end: () => void },
) {
  const dragRef = useRef<DragState>(undefined)
  const wasDragged = useRef(false)

  const release = () => {
    wasDragged.current = dragRef.current?.isDragging ?? false
    dragRef.current = undefined
    if (wasDragged.current) end()
  }

  return {
    onPointerDown: ({ pointerType, button, clientX }: PointerEvent) => {
      if (pointerType !== 'mouse' || button !== 0 || !ref.current) return
      wasDragged.current = false
      dragRef.current = { x: clientX, left: ref.current.scrollLeft, isDragging: false }
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      const row = ref.current
      const drag = dragRef.current
      if (!row || !drag) return
      if (!drag.isDragging) {
        if (Math.abs(clientX - drag.x) < DRAG_THRESHOLD_PX) return
        row.setPointerCapture(pointerId)
        begin()
        dragRef.current = { x: clientX, left: row.scrollLeft, isDragging: true }
        return
      }
      row.scrollLeft = drag.left - (clientX - drag.x)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
