import { LRUCache } from 'lru-cache'

/** What is requested once stays in a small room and never pushes out what was requested again. What is requested again after
 * it was evicted leaves the small room only where that pushes out nothing. */
export interface TwoRoomCache<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  /** Measures a value again that takes more or less room than when it was set. */
  readonly measure: (key: string, value: Value) => void
  readonly size: () => CacheSize
}

export interface CacheSize {
  readonly bytes: number
  readonly entries: number
  /** Since the start, for want of room. */
  readonly evictions: number
  /** Requests for what had been evicted not long before. */
  readonly refaults: number
}

interface TwoRoomOptions<Value> {
  readonly maxBytes: number
  readonly bytesOf: (value: Value, key: string) => number
  /** Whether a value may ever leave the small room. */
  readonly isAdmissible?: (value: Value) => boolean
}

const SHARE_OF_NEW = 1 / 8

/** Room for about as many keys as the rooms have entries. */
const SHARE_OF_KEYS = 1 / 256

export function createTwoRoomCache<Value extends object>({
  maxBytes,
  bytesOf,
  isAdmissible = () => true,
}: TwoRoomOptions<Value>): TwoRoomCache<Value> {
  let evictions = 0
  let refaults = 0
  /** Whether what was evicted was requested since. */
  const evicted = new LRUCache<string, { isRequested: boolean }>({
    maxSize: Math.ceil(maxBytes * SHARE_OF_KEYS),
    sizeCalculation: (_, key) => key.length,
  })
  const openRoom = (bytes: number) =>
    new LRUCache<string, Value>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: bytesOf,
      dispose: (value, key, reason) => {
        if (reason !== 'evict') return
        evictions += 1
        if (isAdmissible(value)) evicted.set(key, { isRequested: false })
      },
    })
  const recent = openRoom(maxBytes * SHARE_OF_NEW)
  const established = openRoom(maxBytes * (1 - SHARE_OF_NEW))

  function countRefault(key: string): void {
    const left = evicted.peek(key)
    if (!left || left.isRequested) return
    left.isRequested = true
    refaults += 1
  }

  const hasRoom = (key: string, value: Value) =>
    established.calculatedSize + bytesOf(value, key) <= established.maxSize

  return {
    get(key) {
      const found = established.get(key)
      if (found) return found
      const seenOnce = recent.get(key)
      if (!seenOnce) countRefault(key)
      if (!seenOnce || !isAdmissible(seenOnce)) return seenOnce
      recent.delete(key)
      established.set(key, seenOnce)
      return seenOnce
    },
    set(key, value) {
      const isReturning = evicted.peek(key)?.isRequested === true && hasRoom(key, value)
      evicted.delete(key)
      if ((established.has(key) || isReturning) && isAdmissible(value)) established.set(key, value)
      else {
        established.delete(key)
        recent.set(key, value)
      }
    },
    measure(key, value) {
      const room = [recent, established].find(each => each.peek(key) === value)
      // A set of the same value would keep the old measure.
      room?.delete(key)
      room?.set(key, value)
    },
    size: () => ({
      bytes: recent.calculatedSize + established.calculatedSize,
      entries: recent.size + established.size,
      evictions,
      refaults,
    }),
  }
}
