const PHOTO_IMAGE = /^(U[A-Z0-9]{12,26})_([0-9a-z]{1,9})_([0-9a-f]{30})$/

/** The name of a photo's picture: what it shows, until when, and the proof that the photo service says so. */
export interface PhotoImage {
  readonly upi: string
  /** Epoch seconds. */
  readonly expires: number
  readonly signature: string
}

/** What the name of a private picture says; undefined for every picture of the catalogue. */
export function parsePhotoImage(imageId: string): PhotoImage | undefined {
  const [, upi, expires, signature] = PHOTO_IMAGE.exec(imageId) ?? []
  if (upi === undefined || expires === undefined || signature === undefined) return undefined
  return { upi, expires: parseInt(expires, 36), signature }
}

/** The name of a private picture. */
export function formatPhotoImage({ upi, expires, signature }: PhotoImage): string {
  return `${upi}_${expires.toString(36)}_${signature}`
}
