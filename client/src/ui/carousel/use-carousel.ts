import { useEffect, useRef, useState, type RefObject } from 'react'
import { CALM } from '../use-media.ts'
import { beginWith, glide, stepOf, visibleIn } from './row.ts'

interface Carousel {
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  /** Moves by as many slides as are in sight. */
  readonly go: (direction: 1 | -1) => void
  /** Comes to rest at the nearest slide. */
  readonly settle: () => void
  /** Puts slides on both sides of what is in sight, so that it can be pulled either way. */
  readonly spread: () => void
}

interface Travel {
  readonly isInfinite: boolean
  readonly speedMs: number
}

/** What moves a row of slides; in one without ends, slides that are out of sight change sides. */
export function useCarousel(ref: RefObject<HTMLElement | null>, { isInfinite, speedMs }: Travel): Carousel {
  const first = useRef(0)
  const stop = useRef(() => {})
  const [ends, setEnds] = useState({ back: false, on: true })

  useEffect(() => {
    const row = ref.current
    if (!row || isInfinite) return undefined
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = row
      const back = scrollLeft > 1
      const on = scrollLeft + clientWidth < scrollWidth - 1
      setEnds(before => (before.back === back && before.on === on ? before : { back, on }))
    }
    look()
    row.addEventListener('scroll', look, { passive: true })
    return () => row.removeEventListener('scroll', look)
  }, [ref, isInfinite])
  useEffect(() => () => stop.current(), [])

  // What is in sight stays in sight, with so many slides before it.
  const keep = (row: HTMLElement, before: number) => {
    const step = stepOf(row)
    const count = row.children.length
    const index = Math.round(row.scrollLeft / step)
    const wanted = (first.current + index - before + 2 * count) % count
    if (wanted === first.current) return
    const left = row.scrollLeft + (before - index) * step
    first.current = wanted
    beginWith(row, wanted)
    row.scrollLeft = left
  }
  const travel = (row: HTMLElement, to: number) => {
    stop.current()
    row.dataset['moving'] = ''
    const cease = glide(row, to, matchMedia(CALM).matches ? 0 : speedMs, () => delete row.dataset['moving'])
    stop.current = () => {
      cease()
      delete row.dataset['moving']
    }
  }

  return {
    canGoBack: isInfinite || ends.back,
    canGoOn: isInfinite || ends.on,
    go: direction => {
      const row = ref.current
      if (!row) return
      const step = stepOf(row)
      const visible = visibleIn(row)
      const hidden = Math.max(0, row.children.length - visible)
      stop.current()
      if (isInfinite) keep(row, direction > 0 ? 0 : hidden)
      const index = Math.round(row.scrollLeft / step) + direction * Math.min(visible, hidden)
      travel(row, Math.min(hidden, Math.max(0, index)) * step)
    },
    settle: () => {
      const row = ref.current
      if (row) travel(row, Math.round(row.scrollLeft / stepOf(row)) * stepOf(row))
    },
    spread: () => {
      const row = ref.current
      if (!row) return
      stop.current()
      row.dataset['moving'] = ''
      if (isInfinite) keep(row, Math.floor((row.children.length - visibleIn(row)) / 2))
    },
  }
}
