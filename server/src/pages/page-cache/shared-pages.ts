import * as z from 'zod'
import { parseJson } from '@wallart/sdk'
import type { SharedValues } from '../../upstream/shared-store.ts'
import type { CachePolicy } from './cache-policies.ts'
import { unpackPage, type StoredPage } from './stored-page.ts'

interface SharedPage {
  readonly page: StoredPage
  readonly policy: CachePolicy
  readonly ageMs: number
}

export interface SharedPages {
  get(key: string): Promise<SharedPage | undefined>
  set(key: string, page: StoredPage, policy: CachePolicy): Promise<void>
}

const head = z.object({
  at: z.number(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  policy: z.object({ fresh: z.number(), staleWhileRevalidate: z.number(), staleIfError: z.number() }),
})

const LINE_END = 10

/** Shares pages that were requested again, those of each build apart: a line of JSON, then the page in brotli. */
export function createSharedPages(
  store: SharedValues,
  build: string,
  now: () => number = Date.now,
): SharedPages {
  const storeKey = (key: string) => `page:${build}:${key}`
  return {
    async get(key) {
      const bytes = await store.get(storeKey(key))
      if (!bytes) return undefined
      const end = bytes.indexOf(LINE_END)
      const read = head.safeParse(parseJson(bytes.toString('utf8', 0, end)))
      if (!read.success) return undefined
      const { at, policy, ...answer } = read.data
      const page = await unpackPage({ ...answer, packed: bytes.subarray(end + 1) })
      return page && { page, policy, ageMs: Math.max(0, now() - at) }
    },
    async set(key, page, policy) {
      const { status, headers, etag } = page
      // The copies that stand in for a failing service are each server's own.
      const seconds = policy.fresh + policy.staleWhileRevalidate
      if (status >= 400 || !(await store.isRequestedAgain(storeKey(key), seconds))) return
      const line = `${JSON.stringify({ at: now(), status, headers, etag, policy })}\n`
      await store.set(storeKey(key), Buffer.concat([Buffer.from(line), page.bytes('br')]), seconds)
    },
  }
}
