import { SessionEndedError } from '../errors/session-ended-error.ts'
import type { Clock } from '../http/options.ts'
import { requireArguments } from '../http/require-arguments.ts'
import { singleFlight } from '../http/single-flight.ts'
import { systemClock } from '../http/system-clock.ts'
import type { TokenSource } from '../http/with-tokens.ts'
import type { Session } from '../model/session.ts'
import { isRefusedRefresh } from './is-refused-refresh.ts'
import { createMemoryStore, type TokenStore } from './token-store.ts'

/** How long before its end a token counts as ended, in milliseconds, as in the official client. */
export const TOKEN_SKEW_MS = 60_000

/** How sessions are created, refreshed and stored. */
export interface TokenSourceOptions {
  /** Begins a guest's session. */
  readonly fetch: () => Promise<Session>
  /** Goes on with a session whose access token has ended. */
  readonly refresh: (session: Session) => Promise<Session>
  readonly store?: TokenStore
  readonly clock?: Pick<Clock, 'now'>
  readonly skewMs?: number
}

/** A source of tokens that also tells whose they are. */
export interface SessionSource extends TokenSource {
  /** The session whose token is to be sent now. */
  readonly session: () => Promise<Session>
}

interface LoadedSession {
  readonly session: Session
  /** The refused token that the session was loaded to replace. */
  readonly refused: string | undefined
}

/**
 * Creates the token source: concurrent calls share one pending token request.
 * @example
 * const tokens = createTokenSource({ fetch: auth.loginGuestWithPkce, refresh: auth.refresh })
 * const { customerId } = await tokens.session()
 */
export function createTokenSource(options: TokenSourceOptions): SessionSource {
  requireArguments('createTokenSource', {
    'fetch()': Object(options).fetch,
    'refresh()': Object(options).refresh,
  })
  const { fetch: newSession, refresh, store = createMemoryStore(), clock = systemClock } = options
  const { skewMs = TOKEN_SKEW_MS } = options
  const joinFlight = singleFlight<LoadedSession>()

  const loadOnce = (refused?: string) =>
    joinFlight('session', {}, async () => ({ session: await loadSession(refused), refused }))

  async function loadSession(refused: string | undefined): Promise<Session> {
    const session = await store.read()
    if (!session) return startSession()
    const now = clock.now()
    if (session.accessToken !== refused && now < session.accessEndsAt - skewMs) return session
    const renewed = now < session.refreshEndsAt ? await renewSession(session) : undefined
    const stored = await store.read()
    // Meanwhile the shopper may have signed in or out, or another tab may have renewed the session.
    if (stored?.accessToken !== session.accessToken) return stored ?? startSession()
    return renewed ? storeSession(renewed) : endSession(session)
  }

  async function startSession(): Promise<Session> {
    const session = await newSession()
    return (await store.read()) ?? storeSession(session)
  }

  async function storeSession(session: Session): Promise<Session> {
    await store.write(session)
    return session
  }

  async function renewSession(session: Session): Promise<Session | undefined> {
    try {
      return await refresh(session)
    } catch (error) {
      if (isRefusedRefresh(error)) return undefined
      throw error
    }
  }

  async function endSession(session: Session): Promise<Session> {
    await store.clear()
    if (session.customerType === 'registered') throw new SessionEndedError({ operation: 'get-token' })
    return startSession()
  }

  return {
    session: async () => (await loadOnce()).session,
    current: async () => (await loadOnce()).session.accessToken,
    async replace(refused) {
      for (;;) {
        const loaded = await loadOnce(refused)
        const { accessToken } = loaded.session
        // A flight that began before the refusal may bring the same token once more.
        if (accessToken !== refused || loaded.refused === refused) return accessToken
      }
    },
  }
}
