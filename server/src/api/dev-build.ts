import { type RequestHandler, Router } from 'express'

export function devBuild(build: string): RequestHandler {
  return Router().get('/_dev', (_req, res) => {
    res.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' })
    res.write(`retry: 100\ndata: ${build}\n\n`)
    res.flush()
  })
}
