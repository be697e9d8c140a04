import type { Session } from '../model/session.ts'

/** Where a session is stored: a sealed cookie, a browser's storage, or memory. */
export interface TokenStore {
  readonly read: () => Session | undefined | Promise<Session | undefined>
  readonly write: (session: Session) => unknown
  readonly clear: () => unknown
}

/**
 * Keeps one session for as long as the program runs.
 * @example
 * const store = createMemoryStore()
 */
export function createMemoryStore(session?: Session): TokenStore {
  let stored = session
  return {
    read: () => stored,
    write(next) {
      stored = next
    },
    clear() {
      stored = undefined
    },
  }
}
