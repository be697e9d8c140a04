const KEY = 'GALLERY_WALL'

/** The query of the wall that this browser arranged last. */
export function readStoredWall(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function storeWall(query: string): void {
  try {
    localStorage.setItem(KEY, query)
  } catch {
    // The address holds the wall as well.
  }
}
