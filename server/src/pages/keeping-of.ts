import { KEEPING, type Keeping } from './cache/keeping.ts'
import type { LoadedPage } from './load-page.ts'

/** How long a page may be kept, or undefined for one that nobody may keep. */
export function keepingOf(page: LoadedPage): Keeping | undefined {
  if (page.kind === 'moved') return KEEPING.moved
  if (page.status === 404) return page.cache === 'degraded' ? KEEPING.degraded : KEEPING.missing
  if (page.error || page.cache === 'private' || page.cache === 'private-returnable') return undefined
  return KEEPING[page.cache]
}
