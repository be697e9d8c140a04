import { type RequestHandler, Router } from 'express'

/** Sooner than a connection without a byte is cut. */
const HEARTBEAT_MS = 20_000

export function devBuild(build: string, heartbeatMs = HEARTBEAT_MS): RequestHandler {
  return Router().get('/_dev', (_req, res) => {
    res.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' })
    const send = (text: string) => {
      res.write(`${text}\n\n`)
      res.flush()
    }
    send(`retry: 20\ndata: ${build}`)
    const heartbeat = setInterval(() => send(':'), heartbeatMs)
    res.once('close', () => clearInterval(heartbeat))
  })
}
