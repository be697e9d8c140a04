export interface ArtistView {
  readonly name: string
  readonly biography: string
  readonly count: number
  /** In words, the most frequent first. */
  readonly knownFor: string
  /** A work that hangs in a room. */
  readonly picture?: { readonly imageId: string; readonly alt: string }
}
