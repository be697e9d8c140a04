import * as z from 'zod'
import { parseJson } from '@wallart/sdk/http/parse-json'
import type { SharedStore } from '../../upstream/shared-store.ts'
import type { CachePolicy } from './cache-policies.ts'
import { storedPage, type StoredPage } from './stored-page.ts'

interface SharedPage {
  readonly page: StoredPage
  readonly policy: CachePolicy
  readonly ageMs: number
}

export interface SharedPages {
  get(key: string): Promise<SharedPage | undefined>
  set(key: string, page: StoredPage, policy: CachePolicy): Promise<void>
}

const stored = z.object({
  at: z.number(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  policy: z.object({ fresh: z.number(), staleWhileRevalidate: z.number(), staleIfError: z.number() }),
})

/** Shares pages through a store, those of each build apart. */
export function createSharedPages(
  store: SharedStore,
  build: string,
  now: () => number = Date.now,
): SharedPages {
  const storeKey = (key: string) => `page:${build}:${key}`
  return {
    async get(key) {
      const read = stored.safeParse(parseJson((await store.get(storeKey(key))) ?? ''))
      if (!read.success) return undefined
      const { at, policy, ...answer } = read.data
      return { page: storedPage(answer), policy, ageMs: Math.max(0, now() - at) }
    },
    async set(key, page, policy) {
      const { status, headers } = page
      const body = (await page.bytes('identity')).toString('utf8')
      const seconds = policy.fresh + Math.max(policy.staleWhileRevalidate, policy.staleIfError)
      await store.set(storeKey(key), JSON.stringify({ at: now(), status, headers, body, policy }), seconds)
    },
  }
}
