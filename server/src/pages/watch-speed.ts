import type { IncomingMessage } from 'node:http'

/** How fast a body has to arrive on the whole, once it has had some time. */
export interface LeastSpeed {
  readonly graceMs: number
  readonly checkMs: number
  readonly leastBytesASecond: number
}

// Far below what a phone sends on a bad line, and far above what it takes to hold a place for nothing.
const LEAST_SPEED: LeastSpeed = { graceMs: 5000, checkMs: 500, leastBytesASecond: 2000 }

/** Tells once of a body that arrives too slowly; time in which the shop itself does not read is not counted. */
export function watchSpeed(
  req: IncomingMessage,
  onTooSlow: () => void,
  { graceMs, checkMs, leastBytesASecond }: LeastSpeed = LEAST_SPEED,
): () => void {
  const { socket } = req
  const before = socket.bytesRead
  let waitedMs = 0
  const timer = setInterval(() => {
    if (req.complete || req.isPaused()) return
    waitedMs += checkMs
    const expected = (Math.max(0, waitedMs - graceMs) / 1000) * leastBytesASecond
    if (socket.bytesRead - before >= expected) return
    clearInterval(timer)
    onTooSlow()
  }, checkMs)
  return () => clearInterval(timer)
}
