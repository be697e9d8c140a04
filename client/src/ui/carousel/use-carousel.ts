import { useEffect, useRef, useState, type RefObject } from 'react'
import { REDUCED_MOTION } from '../use-media.ts'
import { reorderSlides, animateScroll, slideStep, visibleSlideCount } from './slide-row.ts'

interface Carousel {
  readonly canGoBack: boolean
  readonly canGoForward: boolean
  readonly go: (direction: 1 | -1) => void
  readonly snapToSlide: () => void
  /** Puts slides on both sides of what is in sight, so that it can be pulled either way. */
  readonly recenter: () => void
}

interface CarouselOptions {
  readonly isInfinite: boolean
  readonly speedMs: number
}

/** What moves a row of slides; in one without ends, slides that are out of sight change sides. */
export function useCarousel(
  ref: RefObject<HTMLElement | null>,
  { isInfinite, speedMs }: CarouselOptions,
): Carousel {
  const first = useRef(0)
  const stopScroll = useRef(() => {})
  const [ends, setEnds] = useState({ back: false, on: true })

  useEffect(() => {
    const row = ref.current
    if (!row || isInfinite) return undefined
    const updateEnds = () => {
      const { scrollLeft, clientWidth, scrollWidth } = row
      const back = scrollLeft > 1
      const on = scrollLeft + clientWidth < scrollWidth - 1
      setEnds(before => (before.back === back && before.on === on ? before : { back, on }))
    }
    updateEnds()
    row.addEventListener('scroll', updateEnds, { passive: true })
    return () => row.removeEventListener('scroll', updateEnds)
  }, [ref, isInfinite])
  useEffect(() => () => stopScroll.current(), [])

  // What is in sight stays in sight, with so many slides before it.
  const realign = (row: HTMLElement, before: number) => {
    const step = slideStep(row)
    const count = row.children.length
    const index = Math.round(row.scrollLeft / step)
    const wanted = (first.current + index - before + 2 * count) % count
    if (wanted === first.current) return
    const targetLeft = row.scrollLeft + (before - index) * step
    first.current = wanted
    reorderSlides(row, wanted)
    row.scrollLeft = targetLeft
  }
  const animateTo = (row: HTMLElement, to: number) => {
    stopScroll.current()
    row.dataset['moving'] = ''
    const cancelScroll = animateScroll(
      row,
      to,
      matchMedia(REDUCED_MOTION).matches ? 0 : speedMs,
      () => delete row.dataset['moving'],
    )
    stopScroll.current = () => {
      cancelScroll()
      delete row.dataset['moving']
    }
  }

  return {
    canGoBack: isInfinite || ends.back,
    canGoForward: isInfinite || ends.on,
    go: direction => {
      const row = ref.current
      if (!row) return
      const step = slideStep(row)
      const visible = visibleSlideCount(row)
      const hidden = Math.max(0, row.children.length - visible)
      stopScroll.current()
      if (isInfinite) realign(row, direction > 0 ? 0 : hidden)
      const index = Math.round(row.scrollLeft / step) + direction * Math.min(visible, hidden)
      animateTo(row, Math.min(hidden, Math.max(0, index)) * step)
    },
    snapToSlide: () => {
      const row = ref.current
      if (row) animateTo(row, Math.round(row.scrollLeft / slideStep(row)) * slideStep(row))
    },
    recenter: () => {
      const row = ref.current
      if (!row) return
      stopScroll.current()
      row.dataset['moving'] = ''
      if (isInfinite) realign(row, Math.floor((row.children.length - visibleSlideCount(row)) / 2))
    },
  }
}
