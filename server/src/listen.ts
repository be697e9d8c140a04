import { createServer, type RequestListener, type Server } from 'node:http'

/** How long requests under way may take once the program is told to stop. */
const LONGEST_GOODBYE_MS = 15_000

/** For so long at most the server goes on letting in who stands at the door when it is told to stop. */
const LONGEST_WAIT_MS = 2000

/** After so many turns without anybody at the door there is nobody. */
const QUIET_TURNS = 10

/** A server that is listening. */
export interface Listening {
  readonly url: string
  /** Takes no new request, finishes the ones under way, and closes. */
  close(): Promise<void>
}

/** Listens for requests on a host and port; port 0 takes a free one. */
export function listen(answer: RequestListener, host: string, port: number): Promise<Listening> {
  let isClosing = false
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 2000,
    },
    (req, res) => {
      // A connection that is kept would lead the next request to a server that is gone.
      if (isClosing) res.setHeader('connection', 'close')
      res.once('close', () => {
        if (!server.listening) setImmediate(() => server.closeIdleConnections())
      })
      answer(req, res)
    },
  )
  server.maxRequestsPerSocket = 1000
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
    server.close(() => {
      clearTimeout(last)
      resolve()
    })
    server.closeIdleConnections()
  })
}
