import { createServer, type Server } from 'node:http'
import type { Express } from 'express'

/** How long requests under way may take once the program is told to stop. */
const LONGEST_GOODBYE_MS = 8000

/** A server that is listening. */
export interface Listening {
  readonly url: string
  /** Takes no new request, finishes the ones under way, and closes. */
  close(): Promise<void>
}

/** Listens for requests on a host and port; port 0 takes a free one. */
export function listen(app: Express, host: string, port: number): Promise<Listening> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    app,
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ url: addressOf(server, host), close: () => close(server) }))
  })
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), LONGEST_GOODBYE_MS).unref()
  })
}
