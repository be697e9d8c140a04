import type { SiteId } from '@wallart/sdk'

/** A work that was looked at, as this browser remembers it. */
export interface RecentWork {
  readonly upi: string
  readonly href: string
  readonly imageId: string
  readonly name: string
  readonly artist: string
}

/** How many works the browser remembers. */
const REMEMBERED = 20

const NONE: readonly RecentWork[] = []
const CHANGED = 'recent-works'

const keyOf = (site: SiteId) => `recent-works.${site}`

/** Remembers a work that is being looked at, the last one first. */
export function rememberWork(site: SiteId, work: RecentWork): void {
  const { upi, href, imageId, name, artist } = work
  const others = recentWorks(site).filter(other => other.imageId !== imageId)
  keep(site, JSON.stringify([{ upi, href, imageId, name, artist }, ...others].slice(0, REMEMBERED)))
}

/** Forgets every work, as when somebody signs out of a browser that others use too. */
export function forgetWorks(site: SiteId): void {
  keep(site, undefined)
}

const read = { text: '', works: NONE }

/** The works that this browser remembers; the same answer as long as nothing changes. */
export function recentWorks(site: SiteId): readonly RecentWork[] {
  const text = stored(keyOf(site))
  if (text !== read.text) Object.assign(read, { text, works: parsed(text) })
  return read.works
}

/** Tells when the remembered works change, in this tab or another; answers how to stop it. */
export function watchWorks(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  addEventListener('storage', changed)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', changed)
  }
}

// A browser may refuse its storage; then nothing is remembered.
function keep(site: SiteId, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(keyOf(site))
    else localStorage.setItem(keyOf(site), text)
  } catch {
    return
  }
  dispatchEvent(new Event(CHANGED))
}

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parsed(text: string): readonly RecentWork[] {
  try {
    const works: unknown = JSON.parse(text || '[]')
    return Array.isArray(works) ? works.filter(isWork) : NONE
  } catch {
    return NONE
  }
}

function isWork(value: unknown): value is RecentWork {
  const fields = ['upi', 'href', 'imageId', 'name', 'artist']
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every(field => typeof Reflect.get(value, field) === 'string')
  )
}
