const STORAGE_KEY = 'heart-wish'

export function storePendingFavourite(imageId: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, imageId)
  } catch {
    // Without storage the way through the sign-in remembers it.
  }
}

/** The picture that was wanted before the visitor was known; it is given out once. */
export function takePendingFavourite(): string | undefined {
  try {
    const imageId = sessionStorage.getItem(STORAGE_KEY) ?? undefined
    sessionStorage.removeItem(STORAGE_KEY)
    return imageId
  } catch {
    return undefined
  }
}
