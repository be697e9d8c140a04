import { setMaxListeners } from 'node:events'
import type { Response } from 'express'

/** Aborts when the visitor leaves before the answer is complete. */
export function abortOnDisconnect(res: Response): AbortSignal {
  const signal = new AbortController()
  // One request may wait for many calls, each of which wants to hear of it.
  setMaxListeners(0, signal.signal)
  res.once('close', () => {
    if (!res.writableFinished) signal.abort()
  })
  return signal.signal
}
