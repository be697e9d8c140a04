import { readStored, writeStored } from './browser-storage.ts'

/** A sign-in code is good for as long; who signs in later may have changed their mind, or be another. */
const MAX_AGE_MS = 600_000

const STORED = /^(\d+) (.*)$/s

export interface PendingWish {
  readonly store: (id: string) => void
  /** What was wanted before the visitor was known, not long ago; it is given out once. */
  readonly take: () => string | undefined
}

/** Keeps in this tab what a guest wants until the sign-in is done. */
export function pendingWish(name: string, now: () => number = Date.now): PendingWish {
  return {
    store(id) {
      writeStored('sessionStorage', name, `${now()} ${id}`)
    },
    take() {
      const [, storedAt, id] = STORED.exec(readStored('sessionStorage', name)) ?? []
      writeStored('sessionStorage', name, undefined)
      return now() - Number(storedAt) < MAX_AGE_MS ? id : undefined
    },
  }
}
