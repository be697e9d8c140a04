export function slideStep(row: HTMLElement): number {
  const [first, second] = row.children
  if (first instanceof HTMLElement && second instanceof HTMLElement)
    return (
      Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left) || row.clientWidth
    )
  return row.clientWidth
}

export function visibleSlideCount(row: HTMLElement): number {
  return Math.max(1, Math.round(row.clientWidth / Math.max(1, slideStep(row))))
}

/** Lets a row begin with another of its slides; nothing in the document moves, so the focus stays where it is. */
export function reorderSlides(row: HTMLElement, first: number): void {
  const count = row.children.length
  for (const [index, slide] of [...row.children].entries())
    if (slide instanceof HTMLElement) slide.style.order = String((index - first + count) % count)
}

/** Scrolls within the given time, evenly at first and gently at the end; answers how to stop it. */
export function animateScroll(row: HTMLElement, to: number, speedMs: number, done: () => void): () => void {
  const from = row.scrollLeft
  const start = performance.now()
  let frame = 0
  const draw = (now: number) => {
    const part = speedMs > 0 ? Math.min(1, Math.max(0, now - start) / speedMs) : 1
    row.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3)
    if (part < 1) frame = requestAnimationFrame(draw)
    else done()
  }
  frame = requestAnimationFrame(draw)
  return () => cancelAnimationFrame(frame)
}
