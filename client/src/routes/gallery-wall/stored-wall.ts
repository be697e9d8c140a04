import { readStored, writeStored } from '../../framework/browser-storage.ts'

const KEY = 'GALLERY_WALL'

/** The query of the wall that this browser arranged last. */
export function readStoredWall(): string {
  return readStored('localStorage', KEY)
}

export function storeWall(query: string): void {
  writeStored('localStorage', KEY, query)
}
