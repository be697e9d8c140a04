import { parseJson, type SiteId } from '@wallart/sdk'
import { readStored, writeStored } from '../framework/browser-storage.ts'

export interface RecentWork {
  readonly upi: string
  readonly href: string
  readonly imageId: string
  readonly name: string
  readonly artist: string
}

const MAX_RECENT_WORKS = 20

const NONE: readonly RecentWork[] = []
const CHANGE_EVENT = 'recent-works'

const storageKey = (site: SiteId) => `recent-works.${site}`

export function addRecentWork(site: SiteId, work: RecentWork): void {
  const { upi, href, imageId, name, artist } = work
  const others = recentWorks(site).filter(other => other.imageId !== imageId)
  storeWorks(
    site,
    JSON.stringify([{ upi, href, imageId, name, artist }, ...others].slice(0, MAX_RECENT_WORKS)),
  )
}

export function clearRecentWorks(site: SiteId): void {
  storeWorks(site, undefined)
}

const snapshot = { text: '', works: NONE }

/** The works that this browser remembers; the same answer as long as nothing changes. */
export function recentWorks(site: SiteId): readonly RecentWork[] {
  const text = readStored('localStorage', storageKey(site))
  if (text !== snapshot.text) Object.assign(snapshot, { text, works: parseWorks(text) })
  return snapshot.works
}

/** Tells when the remembered works change, in this tab or another; answers how to stop it. */
export function subscribeToRecentWorks(changed: () => void): () => void {
  addEventListener(CHANGE_EVENT, changed)
  addEventListener('storage', changed)
  return () => {
    removeEventListener(CHANGE_EVENT, changed)
    removeEventListener('storage', changed)
  }
}

function storeWorks(site: SiteId, text: string | undefined): void {
  writeStored('localStorage', storageKey(site), text)
  dispatchEvent(new Event(CHANGE_EVENT))
}

function parseWorks(text: string): readonly RecentWork[] {
  const works = parseJson(text)
  return Array.isArray(works) ? works.filter(isRecentWork) : NONE
}

function isRecentWork(value: unknown): value is RecentWork {
  const fields = ['upi', 'href', 'imageId', 'name', 'artist']
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every(field => typeof Reflect.get(value, field) === 'string')
  )
}
