import { setMaxListeners } from 'node:events'
import type { Response } from 'express'

/** Aborts when the visitor leaves before the answer is complete. */
export function clientGone(res: Response): AbortSignal {
  const gone = new AbortController()
  // One request may wait for many calls, each of which wants to hear of it.
  setMaxListeners(0, gone.signal)
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return gone.signal
}
