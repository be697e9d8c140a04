import type { Server, Socket } from 'node:net'
import { addressLine } from './visitor-address.ts'

export interface ConnectionLimit {
  /** New connections of one address that are taken at once. */
  readonly burst: number
  /** And in each second from then on. */
  readonly perSecond: number
}

/** Far beyond the browsers of an office. */
export const CONNECTION_LIMIT: ConnectionLimit = { burst: 1000, perSecond: 60 }

const MOST_ADDRESSES = 10_000

/**
 * Closes what an address opens beyond this before anything is done for it. Node accepts one connection in each turn of
 * the event loop: an address that opens and leaves hundreds makes each new one of all others wait behind its own.
 */
export function limitConnections(
  server: Server,
  { burst, perSecond }: ConnectionLimit,
  now: () => number = () => performance.now(),
): void {
  /** When each address will have its whole burst again, the longest unseen first. */
  const fullAt = new Map<string, number>()

  server.prependListener('connection', (socket: Socket) => {
    const line = addressLine(socket.remoteAddress ?? '')
    const at = Math.max(fullAt.get(line) ?? 0, now()) + 1000 / perSecond
    if (at > now() + (burst * 1000) / perSecond) {
      socket.resetAndDestroy()
      return
    }
    fullAt.delete(line)
    fullAt.set(line, at)
    const [oldest] = fullAt.keys()
    if (fullAt.size > MOST_ADDRESSES && oldest !== undefined) fullAt.delete(oldest)
  })
}
