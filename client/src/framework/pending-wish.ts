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
      try {
        sessionStorage.setItem(name, `${now()} ${id}`)
      } catch {
        // Without storage the way through the sign-in remembers it.
      }
    },
    take() {
      try {
        const [, storedAt, id] = STORED.exec(sessionStorage.getItem(name) ?? '') ?? []
        sessionStorage.removeItem(name)
        return now() - Number(storedAt) < MAX_AGE_MS ? id : undefined
      } catch {
        return undefined
      }
    },
  }
}
