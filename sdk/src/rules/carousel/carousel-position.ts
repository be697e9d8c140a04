/** A row of slides and where it stands. */
export interface CarouselPosition {
  readonly first: number
  readonly count: number
  readonly visible: number
  readonly isInfinite: boolean
}

/** The first visible slide after moving by some slides: around the end when infinite, else up to it. */
export function moveCarousel({ first, count, visible, isInfinite }: CarouselPosition, by: number): number {
  const last = Math.max(0, count - visible)
  if (last === 0) return 0
  if (isInfinite) return (((first + by) % count) + count) % count
  return Math.min(Math.max(0, first + by), last)
}
