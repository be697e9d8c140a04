import { createServer, type RequestListener, type Server } from 'node:http'

/** How long requests under way may take once the program is told to stop. */
const LONGEST_GOODBYE_MS = 15_000

/** For so long at most the server goes on letting in who stands at the door when it is told to stop. */
const LONGEST_WAIT_MS = 5000

/** How often connections that have become idle are closed while it stops. */
const LOOK_AROUND_MS = 20

/** After so many turns without anybody at the door there is nobody. */
const QUIET_TURNS = 10

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Until the headers of a request are there. */
  readonly headersTimeout: number
  /** Until the whole request is there. */
  readonly requestTimeout: number
  /** Without taking or sending a single byte while its answer is under way. */
  readonly timeout: number
  /** How often a connection is looked at for it. */
  readonly connectionsCheckingInterval: number
}

const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // A little later than the request's own limit, so that who is late with it is told so first.
  timeout: 35_000,
  connectionsCheckingInterval: 2000,
}

/** A server that is listening. */
export interface Listening {
  readonly url: string
  /** Takes no new request, finishes the ones under way, and closes. */
  close(): Promise<void>
}

/** Listens for requests on a host and port; port 0 takes a free one. */
export function listen(
  answer: RequestListener,
  host: string,
  port: number,
  { timeout, ...patience }: Patience = PATIENCE,
): Promise<Listening> {
  let isClosing = false
  const server = createServer(
    {
      ...patience,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    (req, res) => {
      // A connection that is kept would lead the next request to a server that is gone.
      if (isClosing) res.setHeader('connection', 'close')
      answer(req, res)
    },
  )
  server.maxRequestsPerSocket = 1000
  server.timeout = timeout
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () =>
      resolve({
        url: addressOf(server, host),
        async close() {
          isClosing = true
          await everybodyIsIn(server)
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

// Node lets in one connection a turn, so a busy server has some at its door that already sent their request.
async function everybodyIsIn(server: Server): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS
  let quietTurns = 0
  const letIn = () => {
    quietTurns = 0
  }
  server.on('connection', letIn)
  while (quietTurns < QUIET_TURNS && performance.now() < until) {
    quietTurns += 1
    await new Promise(nextTurn => setImmediate(nextTurn))
  }
  server.off('connection', letIn)
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const last = setTimeout(() => server.closeAllConnections(), LONGEST_GOODBYE_MS)
    // Whoever was answered before the goodbye keeps a connection that nothing will come over again.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_AROUND_MS)
    server.close(() => {
      clearTimeout(last)
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
  })
}
