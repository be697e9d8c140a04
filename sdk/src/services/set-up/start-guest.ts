import type { SessionOptions } from '../../clients/sessions.ts'
import { HttpError } from '../../errors/http-error.ts'
import type { Session } from '../../model/session.ts'

/** A wrong value, and one that is too long for a server on the way. */
const REFUSALS: ReadonlySet<number> = new Set([400, 414, 431])

/** Begins a guest's session with the usid that is remembered; any script may have stored one that the service refuses. */
export async function startGuest(
  start: (options: SessionOptions) => Promise<Session>,
  usid: string | undefined,
): Promise<Session> {
  try {
    return await start({ usid })
  } catch (error) {
    if (usid === undefined || !HttpError.is(error) || !REFUSALS.has(error.status)) throw error
    return start({})
  }
}
