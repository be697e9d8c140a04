import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'

/** From so many pixels on a press is a pull and no click. */
const PULL_PX = 5

interface Pull {
  readonly x: number
  readonly left: number
  isPull: boolean
}

/** Lets the mouse pull a row that scrolls; fingers do so by themselves. */
export function useDrag(
  ref: RefObject<HTMLElement | null>,
  { begin, end }: { readonly begin: () => void; readonly end: () => void },
) {
  const pull = useRef<Pull>(undefined)
  const wasPull = useRef(false)

  const release = () => {
    wasPull.current = pull.current?.isPull ?? false
    pull.current = undefined
    if (wasPull.current) end()
  }

  return {
    onPointerDown: ({ pointerType, button, clientX }: PointerEvent) => {
      if (pointerType !== 'mouse' || button !== 0 || !ref.current) return
      wasPull.current = false
      pull.current = { x: clientX, left: ref.current.scrollLeft, isPull: false }
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      const row = ref.current
      const held = pull.current
      if (!row || !held) return
      if (!held.isPull) {
        if (Math.abs(clientX - held.x) < PULL_PX) return
        row.setPointerCapture(pointerId)
        begin()
        pull.current = { x: clientX, left: row.scrollLeft, isPull: true }
        return
      }
      row.scrollLeft = held.left - (clientX - held.x)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!wasPull.current) return
      wasPull.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
