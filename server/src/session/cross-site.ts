import type { IncomingMessage } from 'node:http'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a write was sent by a page of another site, or by an unknown sender with cookies. */
export function isCrossSite(req: IncomingMessage, ownOrigins: readonly string[]): boolean {
  if (SAFE.has(req.method ?? '')) return false
  const site = req.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host, cookie } = req.headers
  if (origin !== undefined) return !isOwn(origin, host, ownOrigins)
  // Without cookies a program acts for no visitor.
  return cookie !== undefined
}

function isOwn(origin: string, host: string | undefined, ownOrigins: readonly string[]): boolean {
  if (ownOrigins.length > 0) return ownOrigins.includes(origin)
  return origin === `http://${host}` || origin === `https://${host}`
}
