import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { limitConnections, type ConnectionLimit } from './limits/connection-limit.ts'
import { oneAtATime } from './front/one-at-a-time.ts'

export const DRAIN_TIMEOUT_MS = 15_000

const ACCEPT_TIMEOUT_MS = 5000

const IDLE_CHECK_MS = 20

/** Turns of the event loop without a new connection after which the backlog is empty. */
const QUIET_TURNS = 10

interface Timeouts {
  readonly headersTimeout: number
  readonly requestTimeout: number
  /** Without a single byte received or sent while the response is in flight. */
  readonly timeout: number
  readonly connectionsCheckingInterval: number
}

/** The classes of which requests and responses are made. */
export type MessageClasses = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>

/** Without one, as behind a proxy, whose connections are those of all, there is none. */
interface ListenOptions extends Partial<Timeouts>, MessageClasses {
  readonly connectionLimit?: ConnectionLimit | undefined
}

const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // After requestTimeout, so that a slow client gets its 408 first.
  timeout: 35_000,
  connectionsCheckingInterval: 2000,
}

export interface Listening {
  readonly url: string
  /** Goes on answering, and leads every connection elsewhere with its next answer. */
  drain(): void
  close(): Promise<void>
}

export function listen(
  answer: RequestListener,
  host: string,
  port: number,
  options: ListenOptions = {},
): Promise<Listening> {
  let isDraining = false
  const { timeout, connectionLimit, ...settings } = { ...TIMEOUTS, ...options }
  const server = createServer(
    {
      ...settings,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    oneAtATime((req, res) => {
      // Otherwise keep-alive leads the next request to a closed server.
      if (isDraining) res.setHeader('connection', 'close')
      answer(req, res)
    }),
  )
  server.maxRequestsPerSocket = 1000
  server.timeout = timeout
  if (connectionLimit) limitConnections(server, connectionLimit)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () =>
      resolve({
        url: addressOf(server, host),
        drain() {
          isDraining = true
        },
        async close() {
          isDraining = true
          await drainBacklog(server)
          return close(server)
        },
      }),
    )
  })
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

// Node accepts one connection a turn, so a busy server has a backlog of connections with a request in them.
async function drainBacklog(server: Server): Promise<void> {
  const until = performance.now() + ACCEPT_TIMEOUT_MS
  let quietTurns = 0
  const onConnection = () => {
    quietTurns = 0
  }
  server.on('connection', onConnection)
  while (quietTurns < QUIET_TURNS && performance.now() < until) {
    quietTurns += 1
    await new Promise(nextTurn => setImmediate(nextTurn))
  }
  server.off('connection', onConnection)
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const last = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
    // Connections that were answered before the stop stay idle.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearTimeout(last)
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
  })
}
