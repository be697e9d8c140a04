import type { CacheStore, CachedResponse } from '@wallart/sdk/http/with-cache'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { parseJson } from '@wallart/sdk/http/parse-json'
import type { SharedStore } from './shared-store.ts'

const stored = z.object({ at: z.number(), answer: z.unknown() })

export function createAnswerStore(maxBytes: number, shared?: SharedStore): CacheStore {
  const answers = new LRUCache<string, CachedResponse>({ maxSize: maxBytes })

  async function fromShared(key: string): Promise<CachedResponse | undefined> {
    const text = (await shared?.get(`answer:${key}`)) ?? ''
    const read = stored.safeParse(parseJson(text))
    if (!read.success) return undefined
    answers.set(key, read.data, { size: text.length })
    return read.data
  }

  return {
    get(key) {
      const found = answers.get(key)
      if (found) return found
      return shared ? fromShared(key) : undefined
    },
    set(key, answer, seconds) {
      const text = JSON.stringify(answer)
      answers.set(key, answer, { size: text.length })
      void shared?.set(`answer:${key}`, text, seconds)
    },
  }
}
