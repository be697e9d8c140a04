/** What happened to a gallery whose picture was chosen before. */
export interface GalleryChange {
  readonly selected: number
  readonly imageCount: number
  /** Whether the query of the address is another one than when the picture was chosen. */
  readonly queryChanged: boolean
}

/** Which picture of a gallery shows: the chosen one, or the first after a change or past the end. */
export function galleryIndex({ selected, imageCount, queryChanged }: GalleryChange): number {
  if (queryChanged || !Number.isInteger(selected)) return 0
  return selected > 0 && selected < imageCount ? selected : 0
}
