import { RECENT_UPLOADS_KEY, recentUploads } from '@wallart/sdk'

const MAX_STORED = 60

/** The photos that this browser has uploaded, the newest first. */
function readRecentUploads(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_UPLOADS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(upi => typeof upi === 'string') : []
  } catch {
    return []
  }
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
  try {
    localStorage.setItem(RECENT_UPLOADS_KEY, JSON.stringify(recentUploads(upis, MAX_STORED)))
  } catch {
    // The album does not depend on it.
  }
}
