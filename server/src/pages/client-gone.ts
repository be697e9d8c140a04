import type { Response } from 'express'

/** Aborts when the visitor leaves before the answer is complete. */
export function clientGone(res: Response): AbortSignal {
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return gone.signal
}
