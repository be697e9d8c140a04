/** The widths in which pictures are made; every other width is rounded up to one of them. */
export const IMAGE_WIDTHS = [80, 160, 240, 320, 480, 640, 960, 1200, 1600] as const

/** A width in which pictures are made. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** The smallest picture width that is wide enough; none when nothing is, or when it is no width at all. */
export function imageWidth(wanted: number): ImageWidth | undefined {
  return wanted > 0 ? IMAGE_WIDTHS.find(width => width >= wanted) : undefined
}
