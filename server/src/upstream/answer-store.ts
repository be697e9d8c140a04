import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { CacheStore, CachedResponse } from '@wallart/sdk/http/with-cache'
import * as z from 'zod'
import { parseJson } from '@wallart/sdk'
import type { SharedValues } from './shared-store.ts'
import { createTwoRoomCache } from './two-room-cache.ts'

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

const stored = z.object({ at: z.number(), answer: z.unknown() })

/** Those that stand in for a failing service longer are each server's own. */
const MAX_SHARED_SECONDS = 4500

const storeKey = (key: string) => `answer:${key}`

interface Sized {
  readonly cached: CachedResponse
  readonly bytes: number
}

export function createAnswerStore(maxBytes: number, shared?: SharedValues): CacheStore {
  const answers = createTwoRoomCache<Sized>({ maxBytes, bytesOf: ({ bytes }, key) => bytes + key.length })

  async function fromShared(key: string): Promise<CachedResponse | undefined> {
    const packed = await shared?.get(storeKey(key))
    const text = packed && (await unpack(packed).catch(() => undefined))?.toString('utf8')
    // Another call may have answered in the meantime.
    const known = answers.get(key)
    if (known || !text) return known?.cached
    const read = stored.safeParse(parseJson(text))
    if (!read.success) return undefined
    answers.set(key, { cached: read.data, bytes: text.length })
    return read.data
  }

  return {
    get(key) {
      const found = answers.get(key)
      if (found) return found.cached
      return shared ? fromShared(key) : undefined
    },
    set(key, cached, seconds) {
      answers.set(key, { cached, bytes: answerSize(cached.answer) })
      if (shared) void share(shared, key, cached, Math.min(seconds, MAX_SHARED_SECONDS))
    },
  }
}

/** About as many bytes as JSON would take, without writing it. */
function answerSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (Array.isArray(value)) return value.reduce<number>((size, each) => size + 1 + answerSize(each), 2)
  if (!isRecord(value)) return 5
  let size = 2
  for (const key in value) size += key.length + 4 + answerSize(value[key])
  return size
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

async function share(
  store: SharedValues,
  key: string,
  cached: CachedResponse,
  seconds: number,
): Promise<void> {
  if (!(await store.isRequestedAgain(storeKey(key), seconds))) return
  const text = JSON.stringify(cached)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  await store.set(storeKey(key), await pack(text, { params }), seconds)
}
