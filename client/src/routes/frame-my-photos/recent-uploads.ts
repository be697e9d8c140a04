import { parseJson, RECENT_UPLOADS_KEY, recentUploads } from '@wallart/sdk'
import { readStored, writeStored } from '../../framework/browser-storage.ts'

const MAX_STORED = 60

/** The photos that this browser has uploaded, the newest first. */
function readRecentUploads(): readonly string[] {
  const stored = parseJson(readStored('localStorage', RECENT_UPLOADS_KEY))
  return Array.isArray(stored) ? stored.filter(upi => typeof upi === 'string') : []
}

export function storeRecentUpload(upi: string): void {
  storeRecentUploads([upi, ...readRecentUploads()])
}

/** Forgets what is no longer in the album. */
export function pruneRecentUploads(existing: readonly string[]): void {
  const stored = readRecentUploads()
  const left = stored.filter(upi => existing.includes(upi))
  if (left.length < stored.length) storeRecentUploads(left)
}

function storeRecentUploads(upis: readonly string[]): void {
  writeStored('localStorage', RECENT_UPLOADS_KEY, JSON.stringify(recentUploads(upis, MAX_STORED)))
}
