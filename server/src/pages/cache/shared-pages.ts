import * as z from 'zod'
import type { SharedStore } from '../../upstream/shared-store.ts'
import type { CachePolicy } from './cache-policies.ts'
import { storedPage, type StoredPage } from './stored-page.ts'

/** The pages that all servers of a build share. */
export interface SharedPages {
  get(
    key: string,
  ): Promise<{ readonly page: StoredPage; readonly keeping: CachePolicy; readonly ageMs: number } | undefined>
  set(key: string, page: StoredPage, keeping: CachePolicy): Promise<void>
}

const cached = z.object({
  at: z.number(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  keeping: z.object({ fresh: z.number(), whileRevalidating: z.number(), ifError: z.number() }),
})

/** Keeps pages in a shared store, those of each build apart. */
export function createSharedPages(
  store: SharedStore,
  build: string,
  now: () => number = Date.now,
): SharedPages {
  const name = (key: string) => `page:${build}:${key}`
  return {
    async get(key) {
      const text = await store.get(name(key))
      const read = cached.safeParse(text === undefined ? undefined : parsed(text))
      if (!read.success) return undefined
      const { at, keeping, ...answer } = read.data
      return { page: storedPage(answer), keeping, ageMs: Math.max(0, now() - at) }
    },
    async set(key, page, keeping) {
      const { status, headers } = page
      const body = (await page.bytes('identity')).toString('utf8')
      const seconds = keeping.fresh + Math.max(keeping.whileRevalidating, keeping.ifError)
      await store.set(name(key), JSON.stringify({ at: now(), status, headers, body, keeping }), seconds)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
