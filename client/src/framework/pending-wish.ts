export interface PendingWish {
  readonly store: (id: string) => void
  /** What was wanted before the visitor was known; it is given out once. */
  readonly take: () => string | undefined
}

/** Keeps in this tab what a guest wants until the sign-in is done. */
export function pendingWish(name: string): PendingWish {
  return {
    store(id) {
      try {
        sessionStorage.setItem(name, id)
      } catch {
        // Without storage the way through the sign-in remembers it.
      }
    },
    take() {
      try {
        const id = sessionStorage.getItem(name) ?? undefined
        sessionStorage.removeItem(name)
        return id
      } catch {
        return undefined
      }
    },
  }
}
