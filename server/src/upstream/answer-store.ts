import type { AnswerStore, CachedAnswer } from '@wallart/sdk/http/with-cache'
import * as z from 'zod'
import type { SharedStore } from './shared-store.ts'

const cached = z.object({ at: z.number(), answer: z.unknown() })

interface Held {
  readonly cached: CachedAnswer
  readonly weight: number
}

/** Keeps the upstream's answers in memory, so many bytes of them, and in the store that all servers share. */
export function createAnswerStore(maxBytes: number, shared?: SharedStore): AnswerStore {
  const held = new Map<string, Held>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= held.get(key)?.weight ?? 0
    held.delete(key)
  }

  function hold(key: string, answer: CachedAnswer, weight: number): void {
    drop(key)
    held.set(key, { cached: answer, weight })
    bytes += weight
    for (const oldest of held.keys()) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  async function fromShared(key: string): Promise<CachedAnswer | undefined> {
    const text = await shared?.get(`answer:${key}`)
    const read = cached.safeParse(text === undefined ? undefined : parsed(text))
    if (!read.success || text === undefined) return undefined
    hold(key, read.data, text.length)
    return read.data
  }

  return {
    get(key) {
      const found = held.get(key)
      if (!found) return shared ? fromShared(key) : undefined
      held.delete(key)
      held.set(key, found)
      return found.cached
    },
    set(key, answer, seconds) {
      const text = JSON.stringify(answer)
      hold(key, answer, text.length)
      void shared?.set(`answer:${key}`, text, seconds)
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
