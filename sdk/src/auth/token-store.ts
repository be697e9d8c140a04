import type { Session } from '../model/session.ts'

/** Where a session is stored: a sealed cookie, a browser's storage, or memory. */
export interface TokenStore {
  /** The session, or undefined while there is none. */
  readonly read: () => Session | undefined | Promise<Session | undefined>
  /** Replaces the session. */
  readonly write: (session: Session) => unknown
  /** Forgets the session. */
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
